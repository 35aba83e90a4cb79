import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { envelope } from '../../props/post';
import { chair, table } from '../../props/room';
import type { Random } from '../../random';
import { cotton, cover, ground, line, marigold, path, type Point, points, shape, turned } from '../../svg';

const floor = 838;

/** She has stood up and looks over the screens. */
const walker: Person = {
  at: [330, floor],
  h: 690,
  stroke: 15,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: { ...poses.stand, lean: 16, nod: 2, arms: [[-58, 42], { to: [690, 334] }] },
};

/** He sits at the desk next to hers and did not expect a voice. */
const neighbour: Person = {
  at: [980, 688],
  h: 640,
  stroke: 14,
  halo: true,
  hung: true,
  left: true,
  hat: 'tie',
  pose: {
    ...poses.chair,
    lean: -4,
    nod: -12,
    arms: [[-24, 44], { to: [806, 588] }],
    legs: [{ to: [930, floor] }, { to: [882, floor] }],
  },
};

/** The answers to all, on their way from one screen to the other. */
const flood = (r: Random): string =>
  points(
    140,
    330,
    190,
    190,
    310,
    100,
    440,
    66,
    560,
    130,
    690,
    72,
    820,
    120,
    950,
    84,
    1064,
    170,
    1120,
    300,
    620,
    250,
    760,
    230,
    870,
    270,
  )
    .map((at, i) => {
      const one = turned(envelope(at, 104), r.near(4, 26), at);
      return i === 10 ? one.replaceAll(cotton, marigold) : one;
    })
    .join('');

/** A screen seen from its side. */
const side = ([x, y]: Point, k: number): string =>
  line(path(x - 44, y, x + 44, y) + path(x, y, x, y - 60), 11) +
  cover(
    shape(x - k * 6, y - 190, x + k * 26, y - 196, x + k * 40, y - 40, x + k * 6, y - 44),
    6,
    ground,
    cotton,
  );

/** The scene `reply-all`. */
export const replyAll: Scene = (r) =>
  [
    flood(r),
    person(walker),
    chair([988, 700], floor - 700, true),
    person(neighbour),
    armsOver(neighbour, [0]),
    table([420, 600], 440, floor - 600),
    side([560, 596], -1),
    side([740, 596], 1),
    frame({ bottom: 'comb' }),
  ].join('');
