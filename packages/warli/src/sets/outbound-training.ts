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
import { story } from './outbound-training/story';
import { summit } from './outbound-training/summit';
import { tents } from './outbound-training/tents';
import { trustFall } from './outbound-training/trust-fall';

/** Outbound training: a day in the hills. */
export const outboundTraining: SceneSet = {
  ground: 'neem',
  sizes: { story: [2400, 640] },
  walls: {
    story: 'flat',
    after: 'flat',
    problem: 'flat',
    hero: 'flat',
    'trust-fall': 'paper',
    summit: 'paper',
  },
  scenes: {
    after,
    hero,
    'rope-pull': ropePull,
    raft,
    'trust-fall': trustFall,
    campfire,
    'night-walk': nightWalk,
    summit,
    tents,
    attend,
    industries,
    problem,
    story,
  },
};
