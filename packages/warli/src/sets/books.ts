import type { SceneSet } from '../page';
import { unanswered } from './books/the-unanswered';
import { winningEdge } from './books/the-winning-edge';
import { winningEdgeMarathi } from './books/the-winning-edge-marathi';

/** The covers of the speaker's books. */
export const books: SceneSet = {
  ground: 'indigo',
  grounds: { 'the-winning-edge-marathi': 'brick', 'the-unanswered': 'coal' },
  size: [800, 1200],
  walls: { 'the-winning-edge': 'flat', 'the-winning-edge-marathi': 'flat', 'the-unanswered': 'flat' },
  scenes: {
    'the-winning-edge': winningEdge,
    'the-winning-edge-marathi': winningEdgeMarathi,
    'the-unanswered': unanswered,
  },
};
