import type { SceneSet } from '../page';
import { behindTheList } from './articles/behind-the-list';
import { cardOfFourLines } from './articles/card-of-four-lines';
import { deletedBridge } from './articles/deleted-bridge';
import { fiveHalls } from './articles/five-halls';
import { fiveLinesThrice } from './articles/five-lines';
import { fourteenMonths } from './articles/fourteen-months';
import { fromRockToBend } from './articles/from-rock-to-bend';
import { halfAnHour } from './articles/half-an-hour';
import { handInTheBars } from './articles/hand-in-the-bars';
import { noItem } from './articles/no-item';
import { nobodyPicksUp } from './articles/nobody-picks-up';
import { oneBreath } from './articles/one-breath';
import { roundTheBlock } from './articles/round-the-block';
import { trainerOnTheLine } from './articles/trainer-on-the-line';
import { turnOneOver } from './articles/turn-one-over';
import { twoBreaths } from './articles/two-breaths';
import { wateringTheTulsi } from './articles/watering-the-tulsi';

/** Scenes that stand inside of an article, each on the ground of that article. */
export const articles: SceneSet = {
  ground: 'earth',
  grounds: {
    'deleted-bridge': 'indigo',
    'five-lines': 'ochre',
    'half-an-hour': 'monsoon',
    'round-the-block': 'monsoon',
    'hand-in-the-bars': 'terracotta',
    'two-breaths': 'plum',
    'nobody-picks-up': 'river',
    'trainer-on-the-line': 'rani',
    'turn-one-over': 'rani',
    'watering-the-tulsi': 'neem',
    'fourteen-months': 'brick',
    'no-item': 'jamun',
    'card-of-four-lines': 'coal',
    'from-rock-to-bend': 'olive',
    'five-halls': 'madder',
    'one-breath': 'peacock',
  },
  scenes: {
    'behind-the-list': behindTheList,
    'deleted-bridge': deletedBridge,
    'five-lines': fiveLinesThrice,
    'half-an-hour': halfAnHour,
    'round-the-block': roundTheBlock,
    'hand-in-the-bars': handInTheBars,
    'two-breaths': twoBreaths,
    'nobody-picks-up': nobodyPicksUp,
    'trainer-on-the-line': trainerOnTheLine,
    'turn-one-over': turnOneOver,
    'watering-the-tulsi': wateringTheTulsi,
    'fourteen-months': fourteenMonths,
    'no-item': noItem,
    'card-of-four-lines': cardOfFourLines,
    'from-rock-to-bend': fromRockToBend,
    'five-halls': fiveHalls,
    'one-breath': oneBreath,
  },
};
