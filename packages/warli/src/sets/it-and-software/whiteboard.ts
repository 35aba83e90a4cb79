import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { pullers } from '../../figure/group';
import { trail } from '../../ground/land';
import type { Scene } from '../../page';
import { bars } from '../../props/room';
import {
  box,
  cover,
  disc,
  dots,
  each,
  line,
  marigold,
  path,
  polar,
  times,
  type Point,
  white,
} from '../../svg';
import { arrow } from '../../props/office';

/** What stands in a box: takes its left top corner. */
const inside: readonly ((at: Point) => string)[] = [
  ([x, y]) =>
    line(
      each(3, (k) => path(x + 44, y + 46 + k * 32, x + 166 - k * 30, y + 46 + k * 32)),
      8,
    ),
  ([x, y]) => line(`${disc([x + 105, y + 44], 52, 17)}M${x + 53} ${y + 44}v66a52 17 0 0 0 104 0v-66`, 7),
  ([x, y]) =>
    line(dots(times(12).map((k): Point => [x + 51 + (k % 4) * 36, y + 40 + Math.floor(k / 4) * 36])), 18),
  ([x, y]) => bars([x + 50, y + 122], 128, 94, 3),
];

/** A box of the plan. */
const part = ([x, y]: Point, i: number): string =>
  cover(box([x, y], 210, 150), 8) + (inside[i]?.([x, y]) ?? '');

/** Those who walk along an arrow as if it were a rope. */
const walkers = (xs: readonly number[], y: number, left: boolean): string =>
  xs
    .map((x, i) =>
      figure([x, y - 4], 168, armed(poses.walk, [-84, -100], [84, 100]), {
        ...colleague(i + (left ? 2 : 0)),
        left,
        stroke: 7,
      }),
    )
    .join('');

/** A coil of the knot: takes its middle, how wide it is and where it ends. */
const coil = (at: Point, r: number, end: number): string =>
  trail(times(31).map((i) => polar(at, end + i * 36, (r * i) / 30)));

/** The one arrow that is knotted, and who pulls at both its ends. */
const knot: Scene = (r) => {
  const turns = [coil([552, 440], 96, 180), coil([644, 398], 84, 30), coil([634, 490], 84, 90)];
  return [
    line(path(226, 594, 974, 594), 6),
    line(
      path(204, 440, 500, 440) + path(690, 440, 1000, 440) + path(976, 422, 1004, 440, 976, 458),
      12,
      marigold,
    ),
    turns.map((d) => line(d, 11, marigold)).join(''),
    pullers(2, [226, 440], [450, 440], 590, 270, true, r),
    pullers(2, [974, 440], [750, 440], 590, 270, false, r),
  ].join('');
};

/** The scene `whiteboard`: tidy boxes in the corners; on the arrows between them people balance, and pull at a knot. */
export const whiteboard: Scene = (r) =>
  [
    part([50, 150], 0),
    part([940, 150], 1),
    part([50, 680], 2),
    part([940, 680], 3),
    arrow([268, 225], [926, 225], 9, white),
    arrow([926, 790], [272, 790], 9, white),
    arrow([155, 308], [155, 664], 9, white),
    arrow([1045, 308], [1045, 664], 9, white),
    walkers([370, 520, 670, 820], 225, false),
    walkers([400, 600, 800], 790, true),
    knot(r),
  ].join('');
