import type { SceneSet } from '../page';
import { after } from './emotional-intelligence-at-work/after';
import { attend } from './emotional-intelligence-at-work/attend';
import { hero } from './emotional-intelligence-at-work/hero';
import { industries } from './emotional-intelligence-at-work/industries';
import { problem } from './emotional-intelligence-at-work/problem';
import { story } from './emotional-intelligence-at-work/story';

/** Emotional intelligence. */
export const emotionalIntelligence: SceneSet = {
  ground: 'plum',
  walls: { after: 'flat', hero: 'flat', problem: 'flat', story: 'flat' },
  sizes: { story: [2400, 640] },
  scenes: { after, hero, problem, story, attend, industries },
};
