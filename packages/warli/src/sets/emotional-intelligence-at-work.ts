import type { SceneSet } from '../page';
import { after } from './emotional-intelligence-at-work/after';
import { attend } from './emotional-intelligence-at-work/attend';
import { hero } from './emotional-intelligence-at-work/hero';
import { industries } from './emotional-intelligence-at-work/industries';
import { problem } from './emotional-intelligence-at-work/problem';

/** Emotional intelligence. */
export const emotionalIntelligence: SceneSet = {
  ground: 'plum',
  walls: { after: 'flat', hero: 'flat', problem: 'flat' },
  scenes: { after, hero, problem, attend, industries },
};
