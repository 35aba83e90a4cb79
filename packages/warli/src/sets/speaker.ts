import type { SceneSet } from '../page';
import { journey } from './speaker/journey';
import { portrait } from './speaker/portrait';
import { table } from './speaker/table';
import { telling } from './speaker/telling';

/** The speaker. */
export const speaker: SceneSet = {
  ground: 'terracotta',
  size: [800, 1000],
  sizes: { journey: [1200, 1300], table: [1200, 1080], telling: [1240, 1030] },
  walls: { telling: 'flat' },
  scenes: { journey, portrait, telling, table },
};
