import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { spiral } from '../../../ground/land';
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
import { card, floor, him, onChair } from './him';

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

/** A table with a telephone on it. */
const table = (x: number): string =>
  line(path(x, floor - 124, x + 66, floor - 124), 12) +
  line(path(x + 33, floor - 120, x + 33, floor - 6), 9) +
  telephone([x + 33, floor - 132], 54);

/** Works with a saw-tooth roof and a chimney that smokes. */
const works = (): string =>
  cover(shape(1474, 250, 1480, 78, 1516, 78, 1522, 250), 7) +
  line(path(1480, 100, 1516, 100), 6) +
  line(spiral([1488, 42], 24, 2), 6) +
  line(`M1456 ${floor}V250${'v-62l66 62'.repeat(3)}V${floor}`, 7);

/** An office tower, open at its foot. */
const tower = (): string =>
  line(path(1722, floor, 1722, 92, 1900, 92, 1900, floor), 7) +
  line(path(1722, 250, 1900, 250), 7) +
  ink(each(8, (i) => box([1740 + (i % 4) * 38, 112 + Math.floor(i / 4) * 66], 24, 44)));

/** Thursday: he and she from the ring are on the telephone, each in another house, both with tea. */
export const call = (): string =>
  [
    works(),
    tower(),
    line('M1588 188Q1690 -110 1812 92M1626 478Q1654 470 1654 430M1764 478Q1722 470 1722 430', 7),
    ink(disc([1588, 186], 13) + disc([1812, 90], 13)),
    onChair(
      1526,
      350,
      { lean: 0, nod: 0, arms: [{ to: [1592, 440] }, { to: [1550, 352] }] },
      {},
      (one) => him(one) + receiver(one),
    ),
    onChair(
      1840,
      344,
      { lean: 0, nod: 0, arms: [{ to: [1776, 440] }, { to: [1816, 356] }] },
      { woman: true, left: true },
      (one) => person(one) + receiver(one),
    ),
    table(1592),
    table(1732),
    tea([1600, 424]),
    tea([1768, 424]),
    card([1614, 304], 50),
  ].join('');
