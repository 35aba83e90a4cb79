import type { SceneSet } from '../page';
import { after } from './home/after';
import { circleDance } from './home/circle-dance';
import { hero } from './home/hero';
import { summit } from './home/summit';

/** The pictures of the first page. */
export const home: SceneSet = {
  ground: 'indigo',
  sizes: { after: [1200, 1380], hero: [2700, 1200] },
  walls: { after: 'flat', hero: 'flat' },
  scenes: {
    after,
    hero,
    'circle-dance': circleDance,
    summit,
  },
};
