import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  times,
  white,
} from '../../svg';

const floor = 838;

/** The top of the cabinet, on which the junior stands. */
const top = 604;

const junior: Person = {
  at: [830, top],
  h: 530,
  stroke: 12,
  halo: true,
  pose: { ...poses.stand, arms: limbs(-98, -152, 98, 152) },
};

/** Who trained him. */
const trainer: Person = {
  at: [290, floor],
  h: 640,
  hat: 'turban',
  stroke: 13,
  halo: true,
  pose: { ...poses.stand, lean: 11, nod: -30, arms: [[4, 84], { to: [512, 560] }] },
};

/** The garland about the neck. */
const garland = (one: Person): string => {
  const { neck } = bones(one);
  const beads = dots(
    times(17).map((i) => polar(neck, i * 11.25 - 12 * Math.sin((i * Math.PI) / 8), 54, 150)),
  );
  return line(beads, 34, ground) + line(beads, 25, marigold);
};

/** A cabinet of three drawers. */
const cabinet = ([x, y]: Point, w: number): string =>
  cover(box([x, y + 12], w, floor - y - 10), 9) +
  line(
    each(3, (i) => box([x + 24, y + 38 + i * 66], w - 48, 50)),
    7,
  ) +
  line(
    each(3, (i) => path(x + w / 2 - 36, y + 63 + i * 66, x + w / 2 + 36, y + 63 + i * 66)),
    12,
  ) +
  ink(box([x - 20, y], w + 40, 24));

/** A ladder: takes the left foot, where it ends and how wide it is. */
const ladder = ([x, y]: Point, [u, v]: Point, w: number): string => {
  const rung = (i: number): string => {
    const t = 0.12 + i * 0.19;
    const [a, b] = [x + (u - x) * t, y + (v - y) * t];
    return path(a, b, a + w, b);
  };
  return line(path(x, y, u, v) + path(x + w, y, u + w, v), 12) + line(each(5, rung), 10);
};

/** A pile of files on the forearm. */
const files = ([x, y]: Point): string =>
  each(3, (i) =>
    cover(box([x - 124 + ((i * 7) % 3) * 6, y - 40 - i * 34], 116, 34), 7, ground, i % 2 ? cotton : white),
  );

/** The scene `problem`: a junior stands garlanded on a cabinet; who trained him holds the ladder, and the files. */
export const problem: Scene = () =>
  [
    cabinet([640, top], 380),
    ladder([468, floor], [536, 500], 88),
    dressed([junior]),
    garland(junior),
    dressed([trainer]),
    files(bones(trainer).hands[0]),
    groundLine(844),
  ].join('');
