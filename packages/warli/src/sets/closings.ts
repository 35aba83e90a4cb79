import type { SceneSet } from '../page';
import { atTheWell } from './closings/at-the-well';
import { canteen } from './closings/canteen';
import { earToTheWall } from './closings/ear-to-the-wall';
import { inMarathi } from './closings/in-marathi';
import { lendingTable } from './closings/lending-table';
import { letterQueue } from './closings/letter-queue';
import { madeToMeasure } from './closings/made-to-measure';
import { sevenJars } from './closings/seven-jars';
import { villageLaughter } from './closings/village-laughter';
import { hall } from './pages/hall';

/** Scenes at the end of a page, some of them of other sets, each on the ground of that page. */
export const closings: SceneSet = {
  ground: 'indigo',
  grounds: {
    'at-the-well': 'monsoon',
    canteen: 'terracotta',
    'ear-to-the-wall': 'neem',
    'in-marathi': 'brick',
    'lending-table': 'earth',
    'letter-queue': 'monsoon',
    'made-to-measure': 'river',
    'seven-jars': 'ochre',
    'village-laughter': 'madder',
  },
  walls: {
    'at-the-well': 'flat',
    canteen: 'flat',
    'ear-to-the-wall': 'flat',
    hall: 'flat',
    'in-marathi': 'flat',
    'lending-table': 'flat',
    'letter-queue': 'flat',
    'made-to-measure': 'flat',
    'seven-jars': 'flat',
    'village-laughter': 'flat',
  },
  scenes: {
    'at-the-well': atTheWell,
    canteen,
    'ear-to-the-wall': earToTheWall,
    hall,
    'in-marathi': inMarathi,
    'lending-table': lendingTable,
    'letter-queue': letterQueue,
    'made-to-measure': madeToMeasure,
    'seven-jars': sevenJars,
    'village-laughter': villageLaughter,
  },
};
