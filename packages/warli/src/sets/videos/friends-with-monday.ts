import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import {
  bow,
  box,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  points,
  white,
} from '../../svg';

const floor = 838;

const grip: Point = [566, 470];

/** He comes from his weekend, and shakes hands. */
const newFriend: Person = {
  at: [330, floor],
  h: 660,
  stroke: 15,
  halo: true,
  hat: 'tie',
  pose: { ...armed(poses.stand, { to: [214, 560] }, { to: grip }), nod: -2 },
};

const [left, top, wide, tall] = [700, 236, 330, 400];

/** A leaf of the calendar on two legs. */
const monday = (): string =>
  line(path(800, 630, 790, floor, 764, floor) + path(930, 630, 944, floor, 918, floor), 17) +
  line(path(left + wide, 420, left + wide + 66, 520, left + wide + 20, 610), 16) +
  line(path(left, 420, 640, 500, grip[0] + 10, grip[1] + 4), 16) +
  cover(box([left, top], wide, tall), 10, ground, white) +
  ink(box([left, top], wide, 108), marigold) +
  line(
    path(left + 74, top - 30, left + 74, top + 34) +
      path(left + wide - 74, top - 30, left + wide - 74, top + 34),
    14,
  ) +
  ink(letters('सोम', 'textMarathi', [left + wide / 2, top + 88], 88), ground) +
  line(
    dots([
      [left + 108, top + 196],
      [left + 212, top + 196],
    ]),
    34,
    ground,
  ) +
  line(bow([left + 78, top + 262], [left + 150, top + 352], [left + 246, top + 252]), 13, ground);

/** The other days of the week, on their line. */
const rest = (): string =>
  line(path(40, 70, 1160, 70), 5) +
  each(6, (i) => cover(box([90 + i * 184, 74], 100, 104), 5) + line(dots(points(140 + i * 184, 130)), 22));

/** The scene `friends-with-monday`. */
export const friendsWithMonday: Scene = () => {
  const { hands } = bones(newFriend);
  return [rest(), monday(), person(newFriend), bag(hands[0], newFriend), frame({ bottom: 'triangles' })].join(
    '',
  );
};
