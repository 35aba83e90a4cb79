import { bones, type Held, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { dressed, dressedFigure, finery } from '../../figure/finery';
import { limbs, type Pose, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { broadCounter } from '../../props/broad-counter';
import { flatCase } from '../../props/case';
import {
  between,
  cotton,
  cover,
  each,
  ground,
  ink,
  line,
  marigold,
  move,
  path,
  poly,
  shape,
  type Point,
  white,
} from '../../svg';

const floor = 838;

/** A glass of tea in the hand. */
const glass: Held = ([x, y]) =>
  cover(shape(x - 24, y - 38, x + 24, y - 38, x + 17, y + 30, x - 17, y + 30), 4, ground, cotton);

/** A kettle that steams, its spout to the right: takes the middle of its foot. */
const kettle = ([x, y]: Point): string =>
  line(`M${x - 36} ${y - 66}C${x - 34} ${y - 130} ${x + 34} ${y - 130} ${x + 36} ${y - 66}`, 11) +
  ink(shape(x + 36, y - 16, x + 76, y - 70, x + 56, y - 76, x + 34, y - 46)) +
  ink(
    `M${x - 34} ${y}Q${x - 62} ${y - 34} ${x - 36} ${y - 68}H${x + 36}Q${x + 62} ${y - 34} ${x + 34} ${y}Z`,
  ) +
  line(path(x - 44, y - 34, x + 44, y - 34), 7, ground) +
  line(`M${x + 16} ${y - 146}q14 -14 0 -28t0 -28`, 8);

/** An awning on two posts: takes its left top corner, a width and how many stripes it has. */
const awning = ([x, y]: Point, w: number, n: number): string => {
  const a = w / n;
  return (
    line(path(x + 14, y + 20, x + 14, floor) + path(x + w - 14, y + 20, x + w - 14, floor), 11) +
    each(n, (i) =>
      cover(`M${x + i * a} ${y}h${a}v84a${a / 2} ${a / 2} 0 0 1 ${-a} 0Z`, 7, white, i % 2 ? ground : white),
    )
  );
};

/** Stands silent, the glass lowered, the head bowed. */
const silent: Pose = { ...poses.stand, nod: 14, arms: limbs(15, 6, 6, 12) };

const manager: Person = {
  at: [1014, floor],
  h: 620,
  left: true,
  stroke: 13,
  halo: true,
  pose: {
    ...poses.stand,
    arms: [
      [6, 6],
      [-8, 152],
    ],
  },
  holds: [(hand) => flatCase(move(hand, 0, 4), 116), glass],
};

/** She who drinks beside the kettle. */
const drinker: Person = {
  at: [328, floor],
  h: 520,
  left: true,
  woman: true,
  hat: 'plait',
  stroke: 12,
  halo: true,
  pose: { ...poses.stand, nod: 4, arms: limbs(14, 8, 16, 166) },
  holds: [null, glass],
};

/** The middle one of the three, her glass in her hand. */
const listener: Person = {
  at: [506, floor],
  h: 520,
  left: true,
  woman: true,
  stroke: 12,
  halo: true,
  pose: silent,
};

/** The tie of a new manager. */
const tie = (one: Person): string => {
  const { neck, waist } = bones(one);
  const d = poly([between(neck, waist, 0.12), between(neck, waist, 0.7)]);
  return line(d, 34, ground) + line(d, 24, marigold);
};

/** The scene `problem`: three at a tea stall fall silent and turn away as a new manager comes with a glass. */
export const problem: Scene = () =>
  [
    awning([78, 150], 722, 11),
    broadCounter([128, 630], 84, floor, 1),
    kettle([170, 630]),
    dressed([drinker, listener]),
    glass(bones(listener).hands[1], listener),
    dressedFigure([690, floor], 540, silent, { left: true, hat: 'cap', stroke: 12, holds: [null, glass] }),
    person(manager),
    finery([{ ...manager, hat: 'tie' }]),
    tie(manager),
    groundLine(844),
  ].join('');
