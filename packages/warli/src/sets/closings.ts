import type { SceneSet } from '../page';
import { coachingTalk } from './about/coaching-talk';
import { atTheWell } from './closings/at-the-well';
import { madeToMeasure } from './closings/made-to-measure';
import { underTheNeem } from './government-and-public-sector/under-the-neem';
import { canteen } from './manufacturing-and-engineering/canteen';
import { hall } from './pages/hall';
import { marathiVideos } from './pages/marathi-videos';

/** Scenes at the end of a page, most of them of other sets, each on the ground of that page. */
export const closings: SceneSet = {
  ground: 'indigo',
  grounds: {
    'at-the-well': 'monsoon',
    canteen: 'terracotta',
    'coaching-talk': 'neem',
    'made-to-measure': 'river',
    'marathi-videos': 'madder',
    'under-the-neem': 'brick',
  },
  scenes: {
    'at-the-well': atTheWell,
    canteen,
    'coaching-talk': coachingTalk,
    hall,
    'made-to-measure': madeToMeasure,
    'marathi-videos': marathiVideos,
    'under-the-neem': underTheNeem,
  },
};
