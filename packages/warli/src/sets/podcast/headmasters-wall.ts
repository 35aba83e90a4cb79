import { bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  bows,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  pairs,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
} from '../../svg';

const floor = 838;

const [left, top, cell] = [70, 250, 118];

const brushHand: Point = [516, 404];

/** The headmaster, brush in one hand and the pot of paint in the other. */
const headmaster: Person = {
  at: [646, floor],
  h: 640,
  stroke: 14,
  halo: true,
  left: true,
  hat: 'topi',
  pose: { ...armed(poses.stand, { to: [742, 560] }, { to: brushHand }), nod: 4 },
};

/** The lessons, a sign for each. */
const lessons: readonly ((at: Point) => string)[] = [
  (at) => line(disc(at, 20) + each(8, (i) => poly([polar(at, i * 45, 29), polar(at, i * 45, 40)])), 6),
  ([x, y]) => line(shape(x - 36, y + 30, x + 36, y + 30, x - 36, y - 32), 7),
  ([x, y]) =>
    line(dots(times(9).map((i): Point => [x + ((i % 3) - 1) * 28, y + (Math.floor(i / 3) - 1) * 28])), 15),
  ([x, y]) =>
    line(
      path(x, y + 36, x, y - 6) +
        path(x - 30, y - 34, x, y - 4, x + 30, y - 34) +
        path(x - 30, y - 4, x, y + 20, x + 30, y - 4),
      7,
    ),
  ([x, y]) =>
    line(
      shape(x - 38, y - 24, x, y - 14, x + 38, y - 24, x + 38, y + 26, x, y + 34, x - 38, y + 26) +
        path(x, y - 14, x, y + 34),
      6,
    ),
  ([x, y]) =>
    line(
      disc([x, y + 14], 34, 20) + path(x - 34, y - 20, x + 20, y - 6) + path(x + 34, y - 28, x - 16, y - 6),
      6,
    ),
];

/** The timetable as far as it is painted: the lesson under the brush is still wet. */
const timetable = (): string =>
  cover(box([left, top], cell * 4, cell * 4), 8) +
  ink(box([left, top], cell * 4, cell * 0.56)) +
  line(dots(times(4).map((i): Point => [left + cell * (i + 0.5), top + cell * 0.28])), 20, ground) +
  line(
    each(3, (i) => path(left + cell * (i + 1), top, left + cell * (i + 1), top + cell * 4)) +
      each(2, (i) =>
        path(
          left,
          top + cell * (0.56 + (i + 1) * 1.147),
          left + cell * 4,
          top + cell * (0.56 + (i + 1) * 1.147),
        ),
      ),
    5,
  ) +
  each(8, (i) => {
    const at: Point = [
      left + cell * ((i % 4) + 0.5),
      top + cell * (0.56 + (Math.floor(i / 4) + 0.5) * 1.147),
    ];
    return i === 3 ? '' : i > 6 ? '' : (lessons[(i * 5 + 1) % 6]?.(at) ?? '');
  });

/** Eaves of thatch over a wall. */
const thatch = (): string =>
  cover(shape(20, 216, 96, 60, 690, 60, 786, 216), 6) +
  line(
    each(26, (i) => path(104 + i * 23, 66, 34 + i * 28.6, 208)),
    4,
  );

/** The scene `headmasters-wall`. */
export const headmastersWall: Scene = () => {
  const { hands } = bones(headmaster);
  return [
    cover(box([40, 200], 706, floor - 200), 6),
    timetable(),
    thatch(),
    ink(
      bows(pairs([430, 318, 486, 312, 532, 322, 536, 390, 528, 430, 470, 436, 434, 424, 426, 370, 430, 318])),
      marigold,
    ),
    line(path(466, 366, 560, 440), 10),
    line(path(456, 358, 476, 374), 22, ground),
    line(path(456, 358, 476, 374), 15),
    person(headmaster),
    cover(
      shape(
        hands[0][0] - 38,
        hands[0][1] + 34,
        hands[0][0] + 38,
        hands[0][1] + 34,
        hands[0][0] + 28,
        hands[0][1] + 100,
        hands[0][0] - 28,
        hands[0][1] + 100,
      ),
      6,
      ground,
      cotton,
    ),
    figure(
      [872, floor],
      540,
      { ...armed(poses.akimbo, [-58, 42], { to: [770, 424] }), nod: -8 },
      { left: true, woman: true, stroke: 13 },
    ),
    figure(
      [1060, floor],
      620,
      { ...poses.stand, nod: -8, lean: -2, arms: [[-14, 4], { to: [934, 156] }], legs: limbs(-5, -2, 5, 2) },
      { left: true, hat: 'turban', stroke: 13 },
    ),
    frame({ bottom: 'zigzag' }),
  ].join('');
};
