import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs, type Pose, poses } from '../../../figure/pose';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  times,
  white,
  type Point,
} from '../../../svg';

/** How broad a table is. */
const broad = 106;

const place = (i: number): number => 93 + i * 145;

/** What they do: eat, talk to the left or right, count on their fingers. */
const arms: readonly Pose['arms'][] = [
  limbs(-46, 30, 40, 160),
  limbs(-50, 40, 104, 128),
  limbs(-84, -120, 46, -30),
  limbs(-46, 30, 46, -30),
];

const hats = ['cap', 'bun', 'topi', 'none', 'plait', 'cap', 'none', 'bun'] as const;

/** Who sits at one side of a table; those at the side that is turned to us lie upside down, as everything does from above. */
const side = (y: number, under: boolean): Person[] =>
  times(8).map((i) => {
    const k = under ? 7 - i : i;
    const hat = hats[(i * 3 + (under ? 2 : 0) + y) % 8] ?? 'none';
    const pose: Pose = {
      ...poses.floor,
      lean: 0,
      arms: arms[i % 7 ? (i * 5 + (under ? 1 : 0) + (y > 400 ? 2 : 0)) % 4 : 3] ?? limbs(0, 0, 0, 0),
    };
    return {
      at: [place(k), under ? y + broad - 16 : y + 16],
      h: 198,
      hung: true,
      stroke: 7,
      turn: under ? 180 : 0,
      left: i % 2 === 1,
      woman: hat === 'bun' || hat === 'plait',
      hat,
      pose,
    };
  });

/** A gear, drawn on the table where a plate should be. */
const gear = ([x, y]: Point): string =>
  line(disc([x, y], 20), 6, ground) +
  line(
    dots(times(8).map((i): Point => [x + Math.cos(i * 0.785) * 29, y + Math.sin(i * 0.785) * 29])),
    9,
    ground,
  );

const table = (y: number): string =>
  cover(box([20, y], 1160, broad), 7, white, cotton) +
  each(8, (i) =>
    y < 400 && i === 5
      ? gear([place(i), y + broad / 2])
      : ink(disc([place(i), y + 28], 20) + disc([place(i), y + broad - 28], 20), ground) +
        line(
          dots([
            [place(i), y + 28],
            [place(i), y + broad - 28],
          ]),
          16,
        ),
  );

/** Takes the upper edge of a table and gives it with all who sit along both its sides. */
export const longTable = (y: number): string => people([...side(y, false), ...side(y, true)]) + table(y);
