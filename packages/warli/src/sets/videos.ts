import type { SceneSet } from '../page';
import { oneVoice } from './videos/one-voice';
import { teaAndFiveMinutes } from './videos/tea-and-five-minutes';
import { calendarThatLied } from './videos/the-calendar-that-lied';
import { yourShoes } from './videos/your-shoes';

/** The talks whose title no other picture tells, each on a ground of its own. */
export const videos: SceneSet = {
  ground: 'olive',
  grounds: {
    'your-shoes': 'river',
    'the-calendar-that-lied': 'neem',
    'tea-and-five-minutes': 'peacock',
  },
  scenes: {
    'one-voice': oneVoice,
    'your-shoes': yourShoes,
    'the-calendar-that-lied': calendarThatLied,
    'tea-and-five-minutes': teaAndFiveMinutes,
  },
};
