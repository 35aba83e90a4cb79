import type { SceneSet } from '../page';
import { after } from './team-building-excellence/after';
import { attend } from './team-building-excellence/attend';
import { bigKitchen } from './team-building-excellence/big-kitchen';
import { blindfoldWalk } from './team-building-excellence/blindfold-walk';
import { bucketChain } from './team-building-excellence/bucket-chain';
import { drumCircle } from './team-building-excellence/drum-circle';
import { hero } from './team-building-excellence/hero';
import { industries } from './team-building-excellence/industries';
import { jigsaw } from './team-building-excellence/jigsaw';
import { kabaddi } from './team-building-excellence/kabaddi';
import { paperTower } from './team-building-excellence/paper-tower';
import { plankBridge } from './team-building-excellence/plank-bridge';
import { problem } from './team-building-excellence/problem';
import { rangoli } from './team-building-excellence/rangoli';
import { story } from './team-building-excellence/story';
import { thankYouWall } from './team-building-excellence/thank-you-wall';

/** Team building. */
export const teamBuilding: SceneSet = {
  ground: 'terracotta',
  sizes: { story: [2400, 640] },
  walls: { after: 'flat', problem: 'flat', story: 'flat', kabaddi: 'paper', jigsaw: 'paper' },
  scenes: {
    after,
    hero,
    'bucket-chain': bucketChain,
    kabaddi,
    'drum-circle': drumCircle,
    'blindfold-walk': blindfoldWalk,
    'plank-bridge': plankBridge,
    rangoli,
    'big-kitchen': bigKitchen,
    jigsaw,
    'paper-tower': paperTower,
    'thank-you-wall': thankYouWall,
    attend,
    industries,
    problem,
    story,
  },
};
