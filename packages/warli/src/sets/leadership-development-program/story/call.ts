import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { spiral } from '../../../ground/land';
import { far } from '../../../ground/story';
import { telephone } from '../../../props/desk';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  num,
  path,
  type Point,
  shape,
} from '../../../svg';
import { card, floor, him, onCane } from './him';

/** The receiver at the face of one who is drawn already. */
const receiver = (one: Person): string => {
  const { byHead } = bones(one);
  const [a, c, b] = [byHead([0.5, -0.95]), byHead([2.1, 0]), byHead([0.6, 1.1])].map((p) =>
    p.map(num).join(' '),
  );
  const bar = `M${a}Q${c} ${b}`;
  return line(bar, 24, ground) + line(bar, 12) + line(`M${a}h0M${b}h0`, 22);
};

/** A glass of tea in the hand. */
const tea = ([x, y]: Point): string =>
  cover(shape(x - 15, y - 26, x + 15, y - 26, x + 11, y + 18, x - 11, y + 18), 5, ground, cotton) +
  line(`M${x} ${y - 40}q12 -12 0 -24t0 -24`, 6);

/** Takes where a shelf hangs on its wall and which way it reaches, and gives it and the telephone on it. */
const shelf = (x: number, k: number): string =>
  line(path(x, floor - 124, x + k * 76, floor - 124), 8) +
  line(path(x, floor - 60, x + k * 54, floor - 120)) +
  telephone([x + k * 37, floor - 132], 54);

/** The works with their chimney: only an outline. */
const works = (): string =>
  line(`M1438 ${floor}V250${'v-62l76 62'.repeat(3)}V${floor}`) +
  cover(shape(1524, 250, 1530, 84, 1564, 84, 1570, 250)) +
  line(path(1530, 106, 1564, 106) + spiral([1538, 46], 24, 2));

/** An office tower, open at its foot. */
const tower = (): string =>
  line(path(1722, floor, 1722, 92, 1904, 92, 1904, floor) + path(1722, 250, 1904, 250)) +
  ink(each(8, (i) => box([1742 + (i % 4) * 38, 112 + Math.floor(i / 4) * 66], 24, 44)));

/** Thursday: he and she from the ring are on the telephone, each in another house, both with tea. */
export const call = (): string =>
  [
    far(works() + tower() + shelf(1666, -1) + shelf(1722, 1)),
    line('M1590 188Q1690 -110 1812 92', 7),
    ink(disc([1590, 186], 13) + disc([1812, 90], 13)),
    onCane(
      1526,
      350,
      { lean: 0, nod: 0, arms: [{ to: [1592, 440] }, { to: [1550, 352] }] },
      {},
      (one) => him(one) + receiver(one),
    ),
    onCane(
      1840,
      344,
      { lean: 0, nod: 0, arms: [{ to: [1776, 440] }, { to: [1816, 356] }] },
      { woman: true, left: true },
      (one) => person(one) + receiver(one),
    ),
    tea([1600, 424]),
    tea([1768, 424]),
    card([1614, 304], 50),
  ].join('');
