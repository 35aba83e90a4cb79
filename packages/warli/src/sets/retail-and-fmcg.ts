import type { SceneSet } from '../page';
import { after } from './retail-and-fmcg/after';
import { hero } from './retail-and-fmcg/hero';
import { motorbikeBeat } from './retail-and-fmcg/motorbike-beat';
import { sareeUnfolding } from './retail-and-fmcg/saree-unfolding';
import { shelfStacking } from './retail-and-fmcg/shelf-stacking';
import { shutterUp } from './retail-and-fmcg/shutter-up';
import { trialRoom } from './retail-and-fmcg/trial-room';
import { vanStage } from './retail-and-fmcg/van-stage';

/** Shops and goods. */
export const retail: SceneSet = {
  ground: 'rani',
  walls: { 'saree-unfolding': 'paper', 'motorbike-beat': 'paper' },
  scenes: {
    after,
    hero,
    'shutter-up': shutterUp,
    'trial-room': trialRoom,
    'saree-unfolding': sareeUnfolding,
    'shelf-stacking': shelfStacking,
    'motorbike-beat': motorbikeBeat,
    'van-stage': vanStage,
  },
};
