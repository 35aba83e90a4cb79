import type { SceneSet } from '../page';
import { after } from './outbound-training/after';
import { attend } from './outbound-training/attend';
import { campfire } from './outbound-training/campfire';
import { hero } from './outbound-training/hero';
import { industries } from './outbound-training/industries';
import { nightWalk } from './outbound-training/night-walk';
import { problem } from './outbound-training/problem';
import { raft } from './outbound-training/raft';
import { ropePull } from './outbound-training/rope-pull';
import { summit } from './outbound-training/summit';
import { tents } from './outbound-training/tents';
import { trustFall } from './outbound-training/trust-fall';

/** Outbound training: a day in the hills. */
export const outboundTraining: SceneSet = {
  ground: 'neem',
  walls: { after: 'flat', problem: 'flat', hero: 'flat', 'trust-fall': 'paper', summit: 'paper' },
  scenes: {
    after,
    hero,
    'rope-pull': ropePull,
    raft,
    'trust-fall': trustFall,
    campfire,
    summit,
    'night-walk': nightWalk,
    tents,
    attend,
    industries,
    problem,
  },
};
