import type { SceneSet } from '../page';
import { portrait } from './speaker/portrait';
import { telling } from './speaker/telling';

/** The speaker. */
export const speaker: SceneSet = { ground: 'terracotta', size: [800, 1000], scenes: { portrait, telling } };
