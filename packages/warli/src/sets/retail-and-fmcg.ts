import type { SceneSet } from '../page';
import { after } from './retail-and-fmcg/after';
import { brandTeam } from './retail-and-fmcg/brand-team';
import { hero } from './retail-and-fmcg/hero';
import { motorbikeBeat } from './retail-and-fmcg/motorbike-beat';
import { salesAssociate } from './retail-and-fmcg/sales-associate';
import { salesRepresentative } from './retail-and-fmcg/sales-representative';
import { sareeUnfolding } from './retail-and-fmcg/saree-unfolding';
import { shelfStacking } from './retail-and-fmcg/shelf-stacking';
import { shutterUp } from './retail-and-fmcg/shutter-up';
import { storeManager } from './retail-and-fmcg/store-manager';
import { story } from './retail-and-fmcg/story';
import { trialRoom } from './retail-and-fmcg/trial-room';
import { vanStage } from './retail-and-fmcg/van-stage';

/** Shops and goods. */
export const retail: SceneSet = {
  ground: 'rani',
  sizes: { story: [2400, 640] },
  walls: {
    story: 'flat',
    after: 'flat',
    'saree-unfolding': 'paper',
    'motorbike-beat': 'paper',
    'store-manager': 'flat',
    'sales-associate': 'flat',
    'sales-representative': 'flat',
    'brand-team': 'flat',
  },
  scenes: {
    after,
    hero,
    'shutter-up': shutterUp,
    'trial-room': trialRoom,
    'saree-unfolding': sareeUnfolding,
    'shelf-stacking': shelfStacking,
    'motorbike-beat': motorbikeBeat,
    'van-stage': vanStage,
    'store-manager': storeManager,
    'sales-associate': salesAssociate,
    'sales-representative': salesRepresentative,
    'brand-team': brandTeam,
    story,
  },
};
