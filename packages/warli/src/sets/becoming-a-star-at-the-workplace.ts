import type { SceneSet } from '../page';
import { after } from './becoming-a-star-at-the-workplace/after';
import { attend } from './becoming-a-star-at-the-workplace/attend';
import { badNewsEarly } from './becoming-a-star-at-the-workplace/bad-news-early';
import { firstToSpeak } from './becoming-a-star-at-the-workplace/first-to-speak';
import { hero } from './becoming-a-star-at-the-workplace/hero';
import { industries } from './becoming-a-star-at-the-workplace/industries';
import { ladderAndStar } from './becoming-a-star-at-the-workplace/ladder-and-star';
import { lastMail } from './becoming-a-star-at-the-workplace/last-mail';
import { nightRepair } from './becoming-a-star-at-the-workplace/night-repair';
import { problem } from './becoming-a-star-at-the-workplace/problem';
import { story } from './becoming-a-star-at-the-workplace/story';
import { watchman } from './becoming-a-star-at-the-workplace/watchman';

/** Becoming a star at the workplace. */
export const becomingAStar: SceneSet = {
  ground: 'ochre',
  walls: {
    after: 'flat',
    hero: 'flat',
    'bad-news-early': 'paper',
    'ladder-and-star': 'paper',
    problem: 'flat',
    story: 'flat',
  },
  sizes: { story: [2880, 640] },
  scenes: {
    after,
    hero,
    'first-to-speak': firstToSpeak,
    'last-mail': lastMail,
    'bad-news-early': badNewsEarly,
    watchman,
    'night-repair': nightRepair,
    'ladder-and-star': ladderAndStar,
    problem,
    story,
    attend,
    industries,
  },
};
