import { fromTip, lineToEdge } from '../../frame';
import { type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { letterBox, longSheet } from '../../props/letterbox';
import { box, cotton, cover, ground, line, marigold, path, shape, turned } from '../../svg';

const floor = 838;

/** He bends, so that she behind him has a desk. */
const desk: Person = {
  at: [584, 630],
  h: 520,
  stroke: 12,
  halo: true,
  hung: true,
  pose: {
    lean: 92,
    nod: 4,
    arms: [{ to: [690, 716] }, { to: [656, 802] }],
    legs: [{ to: [556, 834] }, { to: [640, 834] }],
  },
};

const writer: Person = {
  at: [444, floor],
  h: 560,
  stroke: 12,
  halo: true,
  woman: true,
  pose: { ...poses.stand, lean: 10, nod: 16, arms: [{ to: [634, 534] }, { to: [682, 478] }] },
};

/** He has more to say. */
const last: Person = {
  at: [186, floor],
  h: 570,
  stroke: 12,
  halo: true,
  hat: 'topi',
  pose: { ...poses.stand, lean: 2, nod: 12, arms: [{ to: [286, 428] }, { to: [270, 420] }] },
};

/** The sheet on his back, three lines of it written. */
const sheet =
  cover(shape(638, 574, 612, 524, 730, 460, 756, 510), 5, ground, cotton) +
  line(path(636, 530, 700, 495) + path(646, 546, 690, 522), 5, ground);

/** The scene `letter-queue`. */
export const letterQueue: Scene = () =>
  flock([860, 130], 4, 50, true) +
  fromTip(
    844,
    [
      letterBox([1036, floor], 470),
      person(desk),
      sheet,
      person(writer),
      line(path(690, 506, 718, 436), 18, ground) + line(path(690, 506, 718, 436), 8),
      longSheet([312, 424], 88, floor),
      person(last),
      turned(cover(box([936, 464], 82, 54), 5, ground, marigold), -6, [976, 490]),
      figure(
        [872, floor],
        530,
        { ...poses.stand, lean: 4, arms: [{ to: [940, 510] }, { to: [956, 482] }] },
        { woman: true, hat: 'plait', stroke: 12 },
      ),
    ].join(''),
    0.986,
    96,
  ) +
  lineToEdge(844);
