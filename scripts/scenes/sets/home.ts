import type { SceneSet } from '../page';
import { after } from './home/after';
import { circleDance } from './home/circle-dance';
import { circleDanceUpright } from './home/circle-dance-upright';
import { hero } from './home/hero';
import { summit } from './home/summit';
import { summitUpright } from './home/summit-upright';

/** The pictures of the first page. */
export const home: SceneSet = {
  ground: 'indigo',
  sizes: { hero: [1200, 1200], 'circle-dance-upright': [900, 1200], 'summit-upright': [900, 1200] },
  walls: { hero: 'flat' },
  scenes: {
    after,
    hero,
    'circle-dance': circleDance,
    'circle-dance-upright': circleDanceUpright,
    summit,
    'summit-upright': summitUpright,
  },
};
