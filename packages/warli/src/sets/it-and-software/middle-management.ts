import type { Person } from '../../figure/bones';
import { dressed, dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cover, each, ground, ink, line, marigold, path, type Point, white } from '../../svg';

/** Where each of the two pulls. */
const [upper, lower]: readonly [Point, Point] = [
  [362, 330],
  [818, 436],
];

const calendar = ([x, y]: Point): string =>
  cover(box([x, y], 260, 230), 10) +
  ink(box([x, y], 260, 62)) +
  line(path(x + 70, y - 22, x + 70, y + 24) + path(x + 190, y - 22, x + 190, y + 24), 22, ground) +
  line(path(x + 70, y - 22, x + 70, y + 24) + path(x + 190, y - 22, x + 190, y + 24), 11) +
  each(8, (i) =>
    ink(box([x + 26 + (i % 4) * 56, y + 92 + Math.floor(i / 4) * 66], 38, 38), i === 6 ? marigold : white),
  );

/** She who pulls from below. */
const puller: Person = {
  at: [936, 868],
  h: 620,
  halo: true,
  left: true,
  woman: true,
  stroke: 14,
  pose: {
    ...poses.pull,
    lean: -25,
    arms: [{ to: [lower[0] + 40, lower[1] + 6] }, { to: lower }],
    legs: [{ to: [872, 838] }, { to: [798, 838] }],
  },
};

/** Who stands between the two. */
const middle: Person = {
  at: [598, 838],
  h: 620,
  halo: true,
  stroke: 14,
  pose: { ...poses.stand, lean: 4, nod: -14, arms: [{ to: upper }, { to: lower }] },
};

/** The scene `middle-management`. */
export const middleManagement: Scene = () =>
  [
    calendar([716, 96]),
    cover(box([90, 738], 320, 100), 11),
    dressedFigure(
      [200, 762],
      560,
      {
        ...poses.pull,
        lean: -22,
        arms: [{ to: [upper[0] - 36, upper[1] + 6] }, { to: upper }],
        legs: [{ to: [272, 730] }, { to: [360, 730] }],
      },
      { hat: 'tie', stroke: 14 },
    ),
    dressed([puller, middle]),
    frame({ bottom: 'comb' }),
  ].join('');
