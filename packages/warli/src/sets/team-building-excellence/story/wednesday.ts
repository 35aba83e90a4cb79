import type { Person } from '../../../figure/bones';
import { figure, person } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, cover, each, ground, ink, line, path, type Point, shape } from '../../../svg';
import { floor, order } from './order';

const roof = 330;

/** A house with a terrace on its roof: takes the left edge and a width. */
const house = (x: number, w: number): string =>
  cover(box([x, roof], w, floor + 6 - roof)) +
  line(each(4, (i) => box([x + 22 + (i % 2) * (w - 96), roof + 40 + Math.floor(i / 2) * 96], 52, 62))) +
  ink(box([x - 14, roof - 8], w + 28, 18));

/** The railing before those on a terrace. */
const railing = (x: number, w: number): string =>
  line(path(x, roof - 74, x + w, roof - 74), 6) +
  line(each(6, (i) => path(x + 6 + (i * (w - 12)) / 5, roof - 74, x + 6 + (i * (w - 12)) / 5, roof - 8)));

/** Who pulls at one side: takes the feet, the hands and who it is. */
const puller = (at: Point, beyond: Point, near: Point, more: Partial<Person>): string =>
  person({
    at,
    h: 262,
    halo: true,
    stroke: 8.5,
    pose: {
      ...poses.pull,
      lean: -22,
      nod: 6,
      legs: limbs(2, 6, 26, 14),
      arms: [{ to: beyond }, { to: near }],
    },
    ...more,
  });

/** Wednesday: two houses pull at it, and it begins to tear. */
export const wednesday = (): string =>
  far(house(968, 146) + house(1286, 146)) +
  order([1200, 100], 140) +
  ink(shape(1184, 94, 1216, 94, 1206, 122, 1214, 136, 1200, 172, 1194, 140, 1202, 126), ground) +
  line(path(1200, 76, 1200, 46) + path(1164, 76, 1150, 50) + path(1236, 76, 1250, 50), 6) +
  puller([1062, roof - 8], [1142, 170], [1150, 192], { woman: true, hat: 'plait' }) +
  puller([1338, roof - 8], [1258, 170], [1250, 192], { left: true, hat: 'cap' }) +
  far(railing(968, 146) + railing(1286, 146)) +
  figure([1200, floor], 276, { ...poses.cheer, nod: -10, arms: limbs(-146, -176, 146, 176) }, { hat: 'tie' });
