import { type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import { stars } from '../../ground/land';
import type { Scene } from '../../page';
import { shutter } from '../../props/bank';
import { ladder } from '../../props/records';
import { bucket } from '../../props/village';
import { box, cotton, cover, dots, ground, line, marigold, path, type Point } from '../../svg';

const floor = 838;

/** What is to be written here: so far nobody has said it. */
const question = ([x, y]: Point, s: number): string =>
  line(
    `M${x - s * 0.34} ${y - s * 0.3}C${x - s * 0.34} ${y - s * 0.74} ${x + s * 0.4} ${y - s * 0.74} ${x + s * 0.36} ${y - s * 0.26}C${x + s * 0.32} ${y + s * 0.02} ${x} ${y} ${x} ${y + s * 0.26}`,
    s * 0.17,
    marigold,
  ) + line(dots([[x, y + s * 0.52]]), s * 0.2, marigold);

const brush = ([x, y]: Point): string =>
  line(path(x - 40, y + 16, x + 24, y - 10), 18, ground) +
  line(path(x - 22, y + 9, x + 24, y - 10), 8) +
  line(path(x - 42, y + 17, x - 30, y + 12), 15, marigold);

const painter: Person = {
  at: [926, 632],
  h: 400,
  left: true,
  stroke: 10,
  halo: true,
  hat: 'turban',
  pose: {
    ...poses.climb,
    lean: 10,
    nod: -4,
    arms: [{ to: [962, 412] }, { to: [744, 436] }],
    legs: [{ to: [966, 645] }, { to: [938, 590] }],
  },
};

/** He thinks, a hand at the back of his head. */
const client: Person = {
  at: [300, floor],
  h: 430,
  stroke: 10,
  halo: true,
  hat: 'topi',
  pose: { ...poses.stand, lean: -3, nod: -12, arms: [{ to: [258, 436], other: true }, [52, -40]] },
};

/** The scene `your-sign`: a painter of signs, and those whose trade is not on the board yet. */
export const yourSign: Scene = (r) =>
  [
    stars([60, 50], [330, 330], 6, r),
    cover(box([420, 506], 540, floor - 506), 7),
    shutter([464, 526], 452, floor - 526),
    cover(box([380, 160], 640, 330), 9),
    line(box([402, 182], 596, 286), 4),
    question([640, 334], 208),
    ladder([1006, floor], [890, 130], 68),
    person(painter),
    brush([736, 438]),
    bucket([1004, 690], 64, cotton),
    figure(
      [124, floor],
      410,
      {
        ...poses.stand,
        lean: -2,
        nod: -12,
        arms: [
          [-28, 4],
          [26, 4],
        ],
      },
      { woman: true, stroke: 10, holds: [null, bag] },
    ),
    person(client),
    frame({ bottom: 'comb' }),
  ].join('');
