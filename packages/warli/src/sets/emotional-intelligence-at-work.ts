import type { SceneSet } from '../page';
import { after } from './emotional-intelligence-at-work/after';
import { attend } from './emotional-intelligence-at-work/attend';
import { hero } from './emotional-intelligence-at-work/hero';
import { industries } from './emotional-intelligence-at-work/industries';

/** Emotional intelligence. */
export const emotionalIntelligence: SceneSet = {
  ground: 'plum',
  walls: { after: 'flat', hero: 'flat' },
  scenes: { after, hero, attend, industries },
};
