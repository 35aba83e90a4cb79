import { seated } from '../../../figure/seat';
import { far } from '../../../ground/story';
import { table } from '../../../props/room';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  ink,
  line,
  path,
  shape,
  white,
  type Point,
  disc,
} from '../../../svg';
import { floor, order } from './order';

const top = 452;

/** Files on the desk: takes the middle and a count and gives a tower that leans. */
const tower = (x: number, w: number, count: number): string =>
  each(count, (i) =>
    cover(
      box([x - w / 2 + ((i * 5) % 4) * 7 - 10 + i * 1.5, top - (i + 1) * 30], w - ((i * 3) % 3) * 12, 28),
      4,
      i % 3 ? ground : white,
      i % 3 ? cotton : ground,
    ),
  );

/** A glass of tea that steams. */
const tea = ([x, y]: Point): string =>
  cover(shape(x - 15, y - 34, x + 15, y - 34, x + 11, y + 8, x - 11, y + 8), 5, ground, cotton) +
  line(each(2, (i) => `M${x - 8 + i * 16} ${y - 48}q12 -12 0 -26t2 -24`));

/** A fan under the ceiling. */
const fan = (x: number): string =>
  line(path(x, 0, x, 62)) +
  ink(disc([x, 70], 17)) +
  line(`M${x - 22} 68L${x - 116} 80M${x + 22} 68L${x + 116} 80`, 10);

/** Tuesday: it lies in the tower of files; at the desk there is tea. */
export const tuesday = (): string =>
  far(
    fan(800) +
      table([524, top], 260, floor - top) +
      tower(604, 140, 12) +
      line(path(832, 492, 900, 492), 8) +
      line(path(842, 492, 836, floor) + path(890, 492, 896, floor) + path(900, 492, 912, 360)),
  ) +
  order([604, 236], 118, 0) +
  far(ink(box([520, 214], 166, 28))) +
  seated(
    [866, 482],
    floor,
    350,
    { lean: -12, nod: -4, arms: [{ to: [780, 444] }, { to: [802, 330] }] },
    { left: true, woman: true, stroke: 9 },
  ) +
  tea([796, 330]);
