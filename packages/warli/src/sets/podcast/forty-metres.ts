import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { cloud } from '../../ground/land';
import { tree } from '../../ground/plant';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { bird } from '../../props/animal';
import { hut } from '../../props/building';
import {
  between,
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  poly,
  times,
} from '../../svg';

const seat = 600;

/** He sits on the bar and has opened his lunch. */
const rigger: Person = {
  at: [570, seat - 8],
  h: 650,
  stroke: 13,
  halo: true,
  hung: true,
  left: true,
  hat: 'helmet',
  pose: {
    ...poses.chair,
    lean: 0,
    nod: -6,
    arms: [{ to: [512, 316] }, { to: [470, 500] }],
    legs: [
      [66, -8],
      [80, 12],
    ],
  },
};

/** The upper end of a lattice mast, seen from its own height. */
const mast = (): string => {
  const left = (t: number): Point => between([640, 900], [716, -10], t);
  const right = (t: number): Point => between([1010, 900], [862, -10], t);
  const bars = times(6).map((i) => i / 5.2);
  return (
    line(
      bars
        .map(
          (t, i) => poly([left(t), right(bars[i + 1] ?? 1.2)]) + poly([right(t), left(bars[i + 1] ?? 1.2)]),
        )
        .join(''),
      7,
    ) +
    line(bars.map((t) => poly([left(t), right(t)])).join(''), 9) +
    line(poly([left(0), left(1)]) + poly([right(0), right(1)]), 14)
  );
};

/** The open lunch box on his knee. */
const tiffin = ([x, y]: Point): string =>
  cover(box([x - 44, y - 56], 88, 56), 6, ground, cotton) +
  line(path(x - 44, y - 28, x + 44, y - 28), 5, ground);

/** The bread in his hand, with a bite out of it. */
const roti = (at: Point): string => cover(disc(at, 24), 5, ground, cotton);

/** What he thinks of: a page of a child's writing, a little crooked. */
const thought = ([x, y]: Point): string =>
  line(disc([x + 160, y + 66], 15) + disc([x + 204, y + 92], 9), 6) +
  `<g transform="rotate(-7 ${x} ${y})">${cover(box([x - 130, y - 100], 260, 200), 6, ground, cotton)}${line(
    each(2, (i) => path(x - 112, y - 34 + i * 84, x + 112, y - 34 + i * 84)),
    4,
    ground,
  )}${ink(letters('आई बाबा', 'textMarathi', [x - 4, y + 26], 66), ground)}</g>`;

/** The scene `forty-metres`. */
export const fortyMetres: Scene = (r) => {
  const of = bones(rigger);
  return [
    cloud([1060, 150], 50),
    line(path(0, 872, 1200, 872), 5),
    hut([60, 870], 74, 70),
    hut([190, 870], 60, 56),
    tree([330, 870], 90, r),
    hut([400, 870], 66, 60),
    tree([520, 870], 76, r),
    bird([190, 640], 90),
    bird([310, 700], 70),
    bird([1110, 520], 70),
    mast(),
    line(path(420, seat, 700, seat), 14),
    line(path(470, seat, 680, seat + 130), 8),
    person(rigger),
    line(`M${of.waist[0] + 10} ${of.waist[1]}Q650 ${of.waist[1] + 70} 690 430`, 7),
    roti([500, 306]),
    tiffin([432, 540]),
    thought([226, 216]),
  ].join('');
};
