import type { SceneSet } from '../page';
import { after } from './leadership-development-program/after';
import { attend } from './leadership-development-program/attend';
import { cartInMud } from './leadership-development-program/cart-in-mud';
import { crossroads } from './leadership-development-program/crossroads';
import { hero } from './leadership-development-program/hero';
import { industries } from './leadership-development-program/industries';
import { mondayDesk } from './leadership-development-program/monday-desk';
import { oneUmbrella } from './leadership-development-program/one-umbrella';
import { problem } from './leadership-development-program/problem';
import { relay } from './leadership-development-program/relay';
import { story } from './leadership-development-program/story';
import { twoChairs } from './leadership-development-program/two-chairs';
import { walkAndTalk } from './leadership-development-program/walk-and-talk';

/** Leadership development. */
export const leadershipDevelopment: SceneSet = {
  ground: 'indigo',
  sizes: { story: [2400, 640] },
  walls: {
    story: 'flat',
    after: 'flat',
    hero: 'flat',
    'walk-and-talk': 'paper',
    'cart-in-mud': 'paper',
    problem: 'flat',
  },
  scenes: {
    after,
    hero,
    'monday-desk': mondayDesk,
    'two-chairs': twoChairs,
    'walk-and-talk': walkAndTalk,
    relay,
    crossroads,
    'cart-in-mud': cartInMud,
    'one-umbrella': oneUmbrella,
    problem,
    attend,
    industries,
    story,
  },
};
