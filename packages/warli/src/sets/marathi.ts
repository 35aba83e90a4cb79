import type { SceneSet } from '../page';
import { nodding } from './marathi/nodding';
import { onCredit } from './marathi/on-credit';
import { pastTheWhispers } from './marathi/past-the-whispers';
import { resultDay } from './marathi/result-day';
import { sahebsTemper } from './marathi/sahebs-temper';
import { theAlarm } from './marathi/the-alarm';
import { theMissedBus } from './marathi/the-missed-bus';
import { theRaise } from './marathi/the-raise';
import { theSugarTin } from './marathi/the-sugar-tin';

/** The talks in Marathi, each on a ground of its own. */
export const marathi: SceneSet = {
  ground: 'indigo',
  grounds: {
    'the-raise': 'madder',
    'sahebs-temper': 'olive',
    'on-credit': 'river',
    'the-sugar-tin': 'earth',
    'the-missed-bus': 'neem',
    nodding: 'plum',
    'past-the-whispers': 'monsoon',
    'result-day': 'peacock',
  },
  scenes: {
    'the-alarm': theAlarm,
    'the-raise': theRaise,
    'sahebs-temper': sahebsTemper,
    'on-credit': onCredit,
    'the-sugar-tin': theSugarTin,
    'the-missed-bus': theMissedBus,
    nodding: nodding,
    'past-the-whispers': pastTheWhispers,
    'result-day': resultDay,
  },
};
