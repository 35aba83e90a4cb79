import type { SceneSet } from '../page';
import { portrait } from './speaker/portrait';
import { table } from './speaker/table';
import { telling } from './speaker/telling';

/** The speaker. */
export const speaker: SceneSet = {
  ground: 'terracotta',
  size: [800, 1000],
  sizes: { table: [1200, 1080], telling: [1200, 1030] },
  walls: { telling: 'flat' },
  scenes: { portrait, telling, table },
};
