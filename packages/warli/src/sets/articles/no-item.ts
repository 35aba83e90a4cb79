import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { glass } from '../../figure/hold';
import { type Limb, limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bow, box, cover, disc, dots, ink, line, marigold, path, type Point, white } from '../../svg';

const [wide, high] = [360, 262];

/** Who sits in a square: what is special, and the far and near arm about the middle of the table. */
type Seat = readonly [Partial<Person>, Limb, Limb];

const rest: Limb = [-10, 60];

const seats: readonly (Seat | null)[] = [
  [{ woman: true, holds: [null, glass] }, rest, [50, 150]],
  [{ hat: 'tie' }, rest, [24, -50]],
  [{ left: true, woman: true, hat: 'plait' }, rest, [30, 160]],
  [{ holds: [null, glass] }, rest, [36, 146]],
  [{ hat: 'topi' }, [-52, 40], [84, 150]],
  null,
  [{ woman: true, hat: 'plait' }, rest, [30, 80]],
  [{ woman: true }, [-30, 80], [34, 164]],
  [{ left: true, hat: 'cap', holds: [null, glass] }, rest, [24, 148]],
];

/** A cat on a table. */
const cat = ([x, y]: Point): string =>
  line(bow([x + 34, y - 8], [x + 66, y - 4], [x + 52, y - 62]), 8) +
  cover(
    `M${x - 30} ${y}Q${x - 30} ${y - 62} ${x} ${y - 62}Q${x + 40} ${y - 62} ${x + 40} ${y}Z`,
    4,
    white,
    white,
  ) +
  ink(disc([x - 18, y - 72], 19) + `M${x - 37} ${y - 76}l2 -28l16 12ZM${x + 1} ${y - 76}l-2 -28l-16 12Z`);

/** A page of the calendar with one date. */
const page = ([x, y]: Point): string =>
  cover(box([x, y], 62, 70), 5) +
  line(path(x, y + 18, x + 62, y + 18)) +
  line(dots([[x + 40, y + 46]]), 20, marigold);

/** A square of the call: the ninth has no picture. */
const square = (i: number): string => {
  const [x, y]: Point = [36 + (i % 3) * 384, 30 + Math.floor(i / 3) * 290];
  const seat = seats[i];
  const speaks = i === 4;
  const wall = cover(box([x, y], wide, high), speaks ? 16 : 6, speaks ? marigold : white);
  if (!seat)
    return (
      wall + line(disc([x + wide / 2, y + high / 2], 56), 6) + line(dots([[x + wide / 2, y + high / 2]]), 28)
    );
  const [more, far, near] = seat;
  const one: Person = {
    at: [x + wide / 2, y + high - 18],
    h: 376,
    hung: true,
    halo: true,
    stroke: 8,
    pose: { ...poses.chair, arms: [far, near], legs: limbs(100, -100, 100, -100) },
    ...more,
  };
  return (
    wall +
    person(one) +
    (speaks ? page([x + 34, y + 34]) : '') +
    cover(box([x + 9, y + 210], wide - 18, high - 219), 0, 'none') +
    line(path(x + 24, y + 208, x + wide - 24, y + 208), 11) +
    (i === 1 ? cat([x + 286, y + 204]) : '')
  );
};

/** The scene `no-item`: nine squares of a call without an agenda, some with tea and one with a cat; the one in the middle says it. */
export const noItem: Scene = () => [0, 1, 2, 3, 5, 6, 7, 8, 4].map(square).join('');
