import { storyGround } from '../../ground/story';
import type { Scene } from '../../page';
import { afternoon } from './story/afternoon';
import { credit } from './story/credit';
import { halfOrder } from './story/half-order';
import { morning } from './story/morning';
import { night } from './story/night';

/** The scene `story`: a day in a hardware shop, from the shutter to the two lines in the ledger. */
export const story: Scene = () =>
  [morning(), credit(), halfOrder(), afternoon(), night(), storyGround(5)].join('');
