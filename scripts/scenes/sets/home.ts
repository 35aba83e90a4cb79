import type { SceneSet } from '../page';
import { circleDance } from './home/circle-dance';
import { hero } from './home/hero';
import { summit } from './home/summit';

/** The pictures of the first page. */
export const home: SceneSet = { ground: 'indigo', scenes: { hero, 'circle-dance': circleDance, summit } };
