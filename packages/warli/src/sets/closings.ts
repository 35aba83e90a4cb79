import type { SceneSet } from '../page';
import { atTheWell } from './closings/at-the-well';
import { earToTheWall } from './closings/ear-to-the-wall';
import { letterQueue } from './closings/letter-queue';
import { madeToMeasure } from './closings/made-to-measure';
import { villageLaughter } from './closings/village-laughter';
import { underTheNeem } from './government-and-public-sector/under-the-neem';
import { canteenFloor } from './manufacturing-and-engineering/canteen';
import { hall } from './pages/hall';

/** Scenes at the end of a page, some of them of other sets, each on the ground of that page. */
export const closings: SceneSet = {
  ground: 'indigo',
  grounds: {
    'at-the-well': 'monsoon',
    canteen: 'terracotta',
    'ear-to-the-wall': 'neem',
    'letter-queue': 'monsoon',
    'made-to-measure': 'river',
    'under-the-neem': 'brick',
    'village-laughter': 'madder',
  },
  scenes: {
    'at-the-well': atTheWell,
    canteen: canteenFloor,
    'ear-to-the-wall': earToTheWall,
    hall,
    'letter-queue': letterQueue,
    'made-to-measure': madeToMeasure,
    'under-the-neem': underTheNeem,
    'village-laughter': villageLaughter,
  },
};
