import { person } from '../../figure/figure';
import { glass } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Person } from '../../figure/bones';
import type { Scene } from '../../page';
import { box, cotton, cover, line, marigold, path, times, white } from '../../svg';

const floor = 872;

/** How thick one exercise book is, and how many lie in each pile. */
const thick = 30;
const counts = [11, 19, 5, 26, 15, 7];

const left = (i: number): number => 18 + i * 196;
const top = (i: number): number => floor - (counts[i] ?? 0) * thick;

/** A pile of exercise books, some of them of another colour, none straight upon the other. */
const pile = (i: number): string => {
  const book = (j: number): string =>
    box([left(i) + (((j + i) * 7) % 5) * 5, floor - (j + 1) * thick], 164, thick);
  const all = times(counts[i] ?? 0);
  const some = (is: boolean): string =>
    all
      .filter((j) => ((j * 5 + i) % 3 === 0) === is)
      .map(book)
      .join('');
  return cover(some(false), 5) + cover(some(true), 5, white, cotton);
};

const held: Partial<Person> = { holds: [null, glass] };

/** Somebody who sits cross-legged on a pile. */
const sits = (i: number, arms: Pose['arms'], more: Partial<Person>): string =>
  person({
    at: [left(i) + 92, top(i) - 18],
    h: 270,
    hung: true,
    stroke: 10,
    pose: { ...poses.floor, lean: 0, arms },
    ...more,
  });

/** Somebody who stands on a pile. */
const stands = (i: number, pose: Pose, more: Partial<Person>): string =>
  person({ at: [left(i) + 92, top(i) - 5], h: 290, stroke: 10, pose, ...more });

/** The pen, laid on the highest pile. */
const pen = (): string => line(path(left(3) + 8, top(3) - 16, left(3) + 160, top(3) - 26), 16, marigold);

/** The scene `staff-room`: teachers at tea on piles of exercise books as high as hills. */
export const staffRoom: Scene = () =>
  [
    line(path(0, floor + 4, 1200, floor + 4), 7),
    times(6).map(pile).join(''),
    pen(),
    sits(0, limbs(-30, 50, 24, 150), { ...held, hat: 'topi' }),
    sits(1, limbs(-40, 50, 66, 96), { ...held, woman: true }),
    stands(2, armed(poses.stand, [-58, 42], [6, 158]), { ...held, left: true, hat: 'tie' }),
    sits(4, limbs(-140, -170, 140, 170), { woman: true, hat: 'plait' }),
    stands(5, armed(poses.stand, [-40, 30], [4, 154]), { ...held, woman: true, left: true }),
  ].join('');
