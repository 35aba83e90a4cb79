import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { smile } from '../../props/face';
import { bucket } from '../../props/village';
import { box, cover, line, marigold, path, type Point, shape } from '../../svg';

const floor = 838;

const grip: Point = [230, 346];

/** He works the handle that he mended with a branch. */
const mender: Person = {
  at: [132, floor],
  h: 610,
  stroke: 14,
  halo: true,
  hat: 'turban',
  pose: {
    ...poses.stand,
    lean: 4,
    arms: [{ to: [grip[0] - 30, grip[1] - 8] }, { to: [grip[0] + 6, grip[1] + 4] }],
    nod: 4,
  },
};

/** She draws how he did it. */
const drawer: Person = {
  at: [1080, floor],
  h: 620,
  stroke: 14,
  halo: true,
  woman: true,
  left: true,
  hat: 'plait',
  pose: { ...armed(poses.stand, [-14, 10], { to: [934, 312] }), nod: 4 },
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
  line(path(214, 338, 300, 358, 424, 388), 19) +
  line(
    path(286, 330, 274, 392) +
      path(306, 334, 294, 396) +
      path(326, 338, 314, 402) +
      path(374, 350, 362, 412) +
      path(394, 354, 382, 416),
    13,
    marigold,
  );

/** The sheet on its easel: the pump, with the measures. */
const drawing = (): string =>
  line(
    path(720, 530, 680, floor) +
      path(1080, 530, 1120, floor) +
      path(730, 120, 716, 64) +
      path(1064, 120, 1078, 64),
    9,
  ) +
  cover(box([660, 116], 470, 420), 9) +
  pump([866, 486], 280, 6) +
  line(path(740, 180, 768, 188, 858, 212), 12) +
  line(path(776, 168, 768, 212) + path(792, 172, 784, 216) + path(816, 178, 808, 222), 8, marigold) +
  line(
    path(700, 486, 700, 196) +
      path(688, 196, 712, 196) +
      path(688, 486, 712, 486) +
      path(768, 510, 972, 510) +
      path(768, 498, 768, 522) +
      path(972, 498, 972, 522),
    5,
  );

/** The scene `jugaad-drawn`. */
export const jugaadDrawn: Scene = () => {
  const { head, headRadius } = bones(mender);
  return [
    pump([450, floor], 470, 8),
    splint(),
    line(path(610, 584, 610, 770), 15),
    bucket([610, 706], 106),
    person(mender),
    smile(head, headRadius),
    drawing(),
    person(drawer),
    frame({ bottom: 'triangles' }),
  ].join('');
};
