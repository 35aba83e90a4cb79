import type { SceneSet } from '../page';
import { after } from './channel-partner-empowerment/after';
import { attend } from './channel-partner-empowerment/attend';
import { hero } from './channel-partner-empowerment/hero';
import { industries } from './channel-partner-empowerment/industries';
import { problem } from './channel-partner-empowerment/problem';
import { story } from './channel-partner-empowerment/story';

/** Channel partners. */
export const channelPartners: SceneSet = {
  ground: 'river',
  sizes: { story: [2400, 640] },
  walls: { after: 'flat', hero: 'flat', problem: 'flat', story: 'flat' },
  scenes: { after, hero, problem, attend, industries, story },
};
