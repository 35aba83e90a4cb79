import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { bucket } from '../../props/village';
import { box, cover, line, marigold, path, type Point, shape } from '../../svg';

const floor = 838;

const grip: Point = [286, 346];

/** He works the handle that he mended with a branch. */
const mender: Person = {
  at: [206, floor],
  h: 610,
  stroke: 14,
  halo: true,
  hat: 'turban',
  pose: {
    ...poses.stand,
    lean: 4,
    arms: [{ to: [grip[0] - 30, grip[1] - 8] }, { to: [grip[0] + 6, grip[1] + 4] }],
    legs: [{ to: [208, floor] }, { to: [294, floor] }],
    nod: 4,
  },
};

/** She draws how he did it. */
const drawer: Person = {
  at: [1062, floor],
  h: 620,
  stroke: 14,
  halo: true,
  woman: true,
  left: true,
  hat: 'plait',
  pose: { ...armed(poses.stand, [-14, 10], { to: [984, 312] }), nod: 4 },
};

/** A hand pump, as lines: it stands in the yard and, smaller, on the drawing. */
const pump = ([x, y]: Point, s: number, w: number): string =>
  cover(shape(x - s * 0.12, y, x - s * 0.1, y - s * 0.86, x + s * 0.1, y - s * 0.86, x + s * 0.12, y), w) +
  cover(box([x - s * 0.16, y - s * 1.02], s * 0.32, s * 0.16), w) +
  cover(
    shape(
      x + s * 0.1,
      y - s * 0.74,
      x + s * 0.38,
      y - s * 0.74,
      x + s * 0.38,
      y - s * 0.56,
      x + s * 0.3,
      y - s * 0.56,
      x + s * 0.3,
      y - s * 0.64,
      x + s * 0.1,
      y - s * 0.64,
    ),
    w,
  ) +
  line(path(x, y - s * 0.98, x - s * 0.2, y - s * 1.04), w * 2);

/** The branch along the broken handle, bound to it. */
const splint = (): string =>
  line(path(270, 338, 356, 358, 474, 388), 19) +
  line(
    path(342, 330, 330, 392) +
      path(362, 334, 350, 396) +
      path(382, 338, 370, 402) +
      path(424, 350, 412, 412) +
      path(444, 354, 432, 416),
    13,
    marigold,
  );

/** The sheet on its easel: the pump, with the measures. */
const drawing = (): string =>
  line(path(780, 530, 750, floor) + path(790, 120, 776, 64) + path(1064, 120, 1078, 64), 9) +
  cover(box([730, 116], 420, 420), 9) +
  pump([916, 486], 280, 6) +
  line(path(790, 180, 818, 188, 908, 212), 12) +
  line(path(826, 168, 818, 212) + path(842, 172, 834, 216) + path(866, 178, 858, 222), 8, marigold) +
  line(
    path(762, 486, 762, 196) +
      path(750, 196, 774, 196) +
      path(750, 486, 774, 486) +
      path(818, 510, 1012, 510) +
      path(818, 498, 818, 522) +
      path(1012, 498, 1012, 522),
    5,
  );

/** The scene `jugaad-drawn`. */
export const jugaadDrawn: Scene = () =>
  [
    pump([500, floor], 470, 8),
    splint(),
    line(path(660, 584, 660, 770), 15),
    bucket([660, 706], 100),
    person(mender),
    drawing(),
    person(drawer),
    frame({ bottom: 'triangles' }),
  ].join('');
