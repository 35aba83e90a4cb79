import { bones, type Bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { dressed } from '../../figure/finery';
import { garment } from '../../figure/garment';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { table } from '../../props/room';
import {
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  poly,
  shape,
  white,
} from '../../svg';

const floor = 838;

/** The chief boils over. */
const saheb: Person = {
  at: [320, floor],
  h: 680,
  stroke: 16,
  halo: true,
  hat: 'tie',
  pose: { ...poses.stand, lean: 10, nod: 2, arms: [{ to: [128, 176] }, { to: [520, 590] }] },
};

/** The other does not answer back and does not swallow it: a glass of water, held out. */
const calm: Person = {
  at: [950, floor],
  h: 610,
  stroke: 14,
  halo: true,
  woman: true,
  left: true,
  pose: { ...armed(poses.stand, { to: [990, 600] }, { to: [806, 456] }), nod: -2 },
};

/** Steam that comes out of both ears like out of a cooker. */
const steam = ({ head: [x, y], headRadius: r }: Bones): string =>
  line(
    [-1, 1]
      .map(
        (k) =>
          path(x + k * r * 1.3, y - 6, x + k * r * 2, y - 26) +
          spiral([x + k * r * 2.9, y - 50], 44, 1.6, k < 0 ? 20 : 160),
      )
      .join(''),
    9,
  );

/** His eyes and his mouth. */
const fury = ({ byHead, headRadius: r }: Bones): string =>
  line(
    poly([byHead([-0.1, -0.44]), byHead([0.34, -0.16])]) +
      poly([byHead([0.94, -0.44]), byHead([0.56, -0.16])]),
    8,
    ground,
  ) +
  line(dots([byHead([0.2, 0.04]), byHead([0.72, 0.04])]), 11, ground) +
  ink(disc(byHead([0.46, 0.5]), r * 0.32, r * 0.28), ground);

/** What he says. */
const bolts = (): string =>
  line(
    [0, 1, 2]
      .map((i) =>
        path(516, 256 + i * 64, 572, 226 + i * 70, 602, 286 + i * 66, 662, 250 + i * 74, 700, 304 + i * 66),
      )
      .join(''),
    13,
  );

/** A glass of water. */
const water = ([x, y]: Point): string =>
  cover(shape(x - 44, y - 66, x + 44, y - 66, x + 34, y + 60, x - 34, y + 60), 8, white, ground) +
  ink(shape(x - 36, y - 30, x + 36, y - 30, x + 28, y + 53, x - 28, y + 53), marigold);

/** The scene `sahebs-temper`. */
export const sahebsTemper: Scene = () => {
  const a = bones(saheb);
  return [
    steam(a),
    person(saheb),
    line(garment(saheb).seams, 6, ground),
    fury(a),
    bolts(),
    table([440, 600], 260, floor - 600),
    line(path(500, 560, 484, 530) + path(530, 552, 530, 518) + path(560, 560, 578, 532), 9),
    dressed([calm]),
    water([790, 450]),
    frame({ bottom: 'triangles' }),
  ].join('');
};
