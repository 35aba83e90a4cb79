import type { SceneSet } from '../page';
import { doughAtFour } from './podcast/dough-at-four';
import { fortyMetres } from './podcast/forty-metres';
import { headmastersWall } from './podcast/headmasters-wall';
import { ledgerOnAScooter } from './podcast/ledger-on-a-scooter';
import { twoSisters } from './podcast/two-sisters';
import { vetAndCow } from './podcast/vet-and-cow';
import { winterAtThePost } from './podcast/winter-at-the-post';
import { wordSorry } from './podcast/word-sorry';

/** The episodes of the podcast, each on a ground of its own. */
export const podcast: SceneSet = {
  ground: 'terracotta',
  grounds: {
    'word-sorry': 'peacock',
    'two-sisters': 'coal',
    'forty-metres': 'river',
    'dough-at-four': 'ochre',
    'winter-at-the-post': 'indigo',
    'ledger-on-a-scooter': 'rani',
    'vet-and-cow': 'olive',
  },
  scenes: {
    'headmasters-wall': headmastersWall,
    'word-sorry': wordSorry,
    'two-sisters': twoSisters,
    'forty-metres': fortyMetres,
    'dough-at-four': doughAtFour,
    'winter-at-the-post': winterAtThePost,
    'ledger-on-a-scooter': ledgerOnAScooter,
    'vet-and-cow': vetAndCow,
  },
};
