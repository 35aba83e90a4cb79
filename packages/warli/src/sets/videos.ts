import type { SceneSet } from '../page';
import { aHundredDays } from './videos/a-hundred-days';
import { aSmallFlame } from './videos/a-small-flame';
import { cabPool } from './videos/cab-pool';
import { friendsWithMonday } from './videos/friends-with-monday';
import { halfAMinute } from './videos/half-a-minute';
import { jugaadDrawn } from './videos/jugaad-drawn';
import { oneSlice } from './videos/one-slice';
import { oneVoice } from './videos/one-voice';
import { ownMistake } from './videos/own-mistake';
import { replyAll } from './videos/reply-all';
import { shakingKnees } from './videos/shaking-knees';
import { teaAndFiveMinutes } from './videos/tea-and-five-minutes';
import { calendarThatLied } from './videos/the-calendar-that-lied';
import { theQuestion } from './videos/the-question';
import { theUnlitLane } from './videos/the-unlit-lane';
import { thirtySeconds } from './videos/thirty-seconds';
import { wrongCell } from './videos/wrong-cell';
import { yourShoes } from './videos/your-shoes';

/** The talks in English and Hindi, each on a ground that its neighbours do not have. */
export const videos: SceneSet = {
  ground: 'olive',
  grounds: {
    'own-mistake': 'indigo',
    'shaking-knees': 'terracotta',
    'a-hundred-days': 'plum',
    'one-slice': 'brick',
    'your-shoes': 'river',
    'friends-with-monday': 'jamun',
    'the-calendar-that-lied': 'neem',
    'the-question': 'indigo',
    'tea-and-five-minutes': 'peacock',
    'reply-all': 'rani',
    'half-a-minute': 'earth',
    'cab-pool': 'jamun',
    'a-small-flame': 'ochre',
    'the-unlit-lane': 'coal',
    'wrong-cell': 'neem',
    'jugaad-drawn': 'brick',
  },
  scenes: {
    'own-mistake': ownMistake,
    'shaking-knees': shakingKnees,
    'one-voice': oneVoice,
    'a-hundred-days': aHundredDays,
    'one-slice': oneSlice,
    'your-shoes': yourShoes,
    'friends-with-monday': friendsWithMonday,
    'the-calendar-that-lied': calendarThatLied,
    'the-question': theQuestion,
    'tea-and-five-minutes': teaAndFiveMinutes,
    'reply-all': replyAll,
    'thirty-seconds': thirtySeconds,
    'half-a-minute': halfAMinute,
    'cab-pool': cabPool,
    'a-small-flame': aSmallFlame,
    'the-unlit-lane': theUnlitLane,
    'wrong-cell': wrongCell,
    'jugaad-drawn': jugaadDrawn,
  },
};
