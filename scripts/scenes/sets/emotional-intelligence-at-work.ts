import type { SceneSet } from '../page';
import { attend } from './emotional-intelligence-at-work/attend';
import { hero } from './emotional-intelligence-at-work/hero';
import { industries } from './emotional-intelligence-at-work/industries';

/** Emotional intelligence. */
export const emotionalIntelligence: SceneSet = {
  ground: 'plum',
  scenes: {
    hero,
    attend,
    industries,
  },
};
