import { bow, cotton, cover, dashes, dots, line, path, type Point, polar, times } from '../../../svg';
import { seat } from './platform';

/** Where the boughs leave the trunk. */
const fork: Point = [1312, 338];

/** How far one bough is from the next, in degrees. */
const step = 15.5;

/** Takes the way that a bough takes in degrees from upright and a share of its length and gives the place on it. */
const on = (way: number, share: number): Point => polar(fork, way - 90, 352 * share, 300 * share);

/** Takes a count and the step between and gives ways to both sides of upright. */
const fan = (count: number, by: number): number[] => times(count).map((i) => (i - (count - 1) / 2) * by);

/** The ways of those near the fork, of those between them further out, and of two at the tip of each of these. */
const [inner, middle, outer] = [fan(8, step), fan(9, step), fan(18, step * 0.515)];

/** A frond: its way, and the shares where it begins and ends. */
type Frond = readonly [number, number, number];

/** The fronds. */
const fronds: readonly Frond[] = [
  ...inner.map((way): Frond => [way, 0.35, 0.56]),
  ...middle.map((way): Frond => [way, 0.54, 0.76]),
  ...outer.map((way): Frond => [way, 0.8, 1.02]),
];

/** Takes a frond and gives its rib, which droops at either side. */
const rib = ([way, a, b]: Frond): string => {
  const [x, y] = on(way, b);
  const droop = Math.abs(Math.sin((way * Math.PI) / 180)) * 20;
  return bow(on(way, a), on(way, (a + b) / 2), [x, y + droop]);
};

/** The twigs from a frond in the middle to the two at its tip. */
const twigs = (): string =>
  outer.map((way, i) => bow(on(middle[i >> 1] ?? 0, 0.75), on(way, 0.76), on(way, 0.8))).join('');

/** The feathered leaves of the crown. */
const feathers = (): string => {
  const ribs = fronds.map(rib).join('');
  return line(ribs, 3) + dashes(ribs, 27, [3.5, 6.5]).replace('/>', ' stroke-linecap="butt"/>');
};

/** The flowers at the edge of the crown and between its leaves. */
const flowers = (): string =>
  line(
    dots([...fan(17, step * 0.515).map((way) => on(way, 1.02)), ...inner.map((way) => on(way, 0.65))]),
    12,
    cotton,
  );

/** Takes ways and a share and gives boughs as far as that. */
const boughs = (ways: readonly number[], share: number): string =>
  ways.map((way) => bow([fork[0] + way / 6, fork[1]], on(way * 0.7, share * 0.5), on(way, share))).join('');

/** The great gulmohar of the yard. */
export const gulmohar = (): string => {
  const [x, y] = fork;
  return (
    line(boughs(inner, 0.35) + boughs(middle, 0.55)) +
    line(twigs(), 4) +
    cover(
      `M${x - 62} ${seat}Q${x - 16} ${seat - 24} ${x - 19} ${y + 40}L${x - 36} ${y - 50}L${x} ${y - 12}L${x + 36} ${y - 50}L${x + 19} ${y + 40}Q${x + 16} ${seat - 24} ${x + 62} ${seat}Z`,
      6,
    ) +
    line(path(x - 7, y + 40, x - 10, seat - 18) + path(x + 7, y + 20, x + 10, seat - 22), 3.5) +
    feathers() +
    flowers()
  );
};
