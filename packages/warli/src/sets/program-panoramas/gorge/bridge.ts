import { bow, line, move, onBow, path, type Point, poly, times } from '../../../svg';
import { leftTop } from './cliffs';

/** Both ends of the bridge and the control of its bow. */
const [from, sag, to]: [Point, Point, Point] = [
  [535, leftTop],
  [1200, 540],
  [1865, leftTop],
];

/** How high the hand rope is above the deck. */
const rail = 84;

/** The place on the deck at a share of its length. */
export const deck = (t: number): Point => onBow(from, sag, to, t);

/** Takes a point and gives the one at the hand rope. */
const up = (p: Point): Point => move(p, 0, -rail);

/** The ties between the deck and the hand rope, in a zigzag. */
const ties = (): string => poly(times(81).map((i) => (i % 2 ? up(deck(i / 80)) : deck(i / 80))));

/** The planks below the deck rope. */
const planks = (): string =>
  times(49)
    .map((i) => poly([deck((i + 0.5) / 49), move(deck((i + 0.5) / 49), 0, 14)]))
    .join('');

/** The rope bridge, with a post at either end. */
export const bridge = (): string =>
  line(ties(), 2.5) +
  line(planks(), 5) +
  line(bow(up(from), up(sag), up(to)), 4) +
  line(bow(move(from, 0, 14), move(sag, 0, 14), move(to, 0, 14)), 3.5) +
  line(path(535, 350, 535, 236) + path(1865, 350, 1865, 250), 11);

/** The rope that they tread on, drawn over their soles. */
export const tread = (): string => line(bow(from, sag, to), 7);
