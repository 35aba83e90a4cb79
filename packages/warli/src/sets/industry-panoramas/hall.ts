import {
  box,
  cover,
  disc,
  each,
  line,
  marigold,
  path,
  type Point,
  poly,
  polar,
  times,
  white,
} from '../../svg';
import { gear } from '../../props/machine';
import { plain } from '../industry-friezes/things';
import { floor } from './floor';

/** How wide a tooth of the roof is, where the first begins and how many there are. */
const [tooth, first, teeth] = [273.3, 244, 8];

/** The left edge of a tooth. */
const edge = (i: number): number => first + tooth * i;

/** The chord that the roof stands on, and the one below it. */
const [chord, low] = [176, 202];

/** A zigzag between two heights. */
const zigzag = (from: number, to: number, step: number, a: number, b: number): string =>
  poly(times((to - from) / step + 1).map((i): Point => [from + i * step, i % 2 ? a : b]));

/** The saw-tooth roof on its truss; panes of glass below each slope. */
export const roof = (): string =>
  line(`M${first} ${chord}${each(teeth, (i) => `V100L${Math.round(edge(i + 1))} ${chord}`)}`, 6) +
  line(
    each(teeth, (i) => each(4, (j) => `M${Math.round(edge(i) + 40 + j * 40)} ${chord - 10}v${j * 11 - 46}`)),
    3.5,
  ) +
  line(path(first - 14, chord, 2400, chord) + path(first - 14, low, 2400, low), 6) +
  line(zigzag(first, 2400, 19.52, chord + 3, low - 3), 3.5);

/** Takes the middle and gives a column of lattice from the truss to the ground. */
export const column = (x: number): string =>
  cover(box([x - 12, low], 24, floor - low), 6) +
  line(poly(times(20).map((i): Point => [x + (i % 2 ? 8 : -8), low + 10 + i * 21.4])), 3.5) +
  line(path(x - 22, floor - 6, x + 22, floor - 6), 12);

/** Takes the left top corner and the panes across and down and gives a great window. */
export const glazing = ([x, y]: Point, across: number, down: number): string =>
  cover(box([x, y], across * 34, down * 38)) +
  line(
    each(across - 1, (i) => path(x + 34 * (i + 1), y, x + 34 * (i + 1), y + down * 38)) +
      each(down - 1, (i) => path(x, y + 38 * (i + 1), x + across * 34, y + 38 * (i + 1))),
    3.5,
  );

/** Takes the middle and gives the works clock, which hangs from the truss: eight, when the shift begins. */
export const clock = (at: Point): string =>
  line(path(at[0], low, at[0], at[1] - 36), 5) +
  cover(
    poly(
      times(24).map((i) => polar(at, i * 15, 34)),
      true,
    ),
    6,
  ) +
  line(
    each(12, (i) => poly([polar(at, i * 30, 25), polar(at, i * 30, 27)])),
    3.5,
  ) +
  line(poly([polar(at, -90, 20), at, polar(at, 150, 14)]), 5);

/** Takes the left end of its girder and where the hook is and gives a crane on a bracket, a great gear on its hook. */
export const crane = (left: number, x: number): string =>
  line(path(left, 286, left + 44, 254), 6) +
  cover(box([left, 226], 2406 - left, 26), 6) +
  line(zigzag(left + 8, 2400, 24, 248, 230), 3.5) +
  cover(box([x - 44, 252], 88, 20), 6, white, white) +
  line(path(x - 12, 272, x - 12, 292) + path(x + 12, 272, x + 12, 292), 5) +
  cover(box([x - 18, 290], 36, 20), 5, white, white) +
  plain(gear([x, 404], 56, 14)) +
  line(path(x, 336, x, 362) + disc([x, 370], 9)) +
  line(`M${x} 310v12q13 2 13 12t-13 11q-11 0 -11 -11`, 6);

/** Takes a place on the truss and a drop and gives a lamp with its light. */
export const hallLamp = (x: number, drop: number, light: string = marigold): string =>
  line(path(x, low, x, low + drop), 3.5) +
  cover(`M${x - 30} ${low + drop + 26}q4 -26 30 -26t30 26Z`, 5, white, white) +
  line(`M${x - 12} ${low + drop + 34}h24`, 9, light);
