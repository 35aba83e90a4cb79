import type { Scene } from '../../page';
import { storyGround } from '../../ground/story';
import { bus } from './story/bus';
import { canteen } from './story/canteen';
import { dinner } from './story/dinner';
import { flight } from './story/flight';
import { form } from './story/form';
import { meeting } from './story/meeting';

/** The scene `story`: six days of Meera, whose work nobody hears of. */
export const story: Scene = () =>
  [storyGround(6), bus(), meeting(), dinner(), flight(), canteen(), form()].join('');
