import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { type Limb, limbs, poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { dots, each, ink, line, type Point, polar, poly, times } from '../../../svg';
import { boss, floor, key } from './branch';

/** Who else is of the staff. */
export const staff: readonly Partial<Person>[] = [{ woman: true }, { hat: 'topi' }];

const middle: Point = [1680, 300];

/** The arch of the door with the sun in its fan: beads between two lines, teeth about them. */
const arch = (): string => {
  const half = (r: number): string =>
    `M${middle[0] - r} ${floor}V${middle[1]}A${r} ${r} 0 0 1 ${middle[0] + r} ${middle[1]}V${floor}`;
  return (
    line(half(206) + half(226)) +
    line(dots(times(19).map((i) => polar(middle, 180 + i * 10, 216))), 10) +
    ink(
      each(17, (i) => {
        const a = 206 + i * 8;
        return poly([polar(middle, a - 3, 236), polar(middle, a, 262), polar(middle, a + 3, 236)], true);
      }),
    )
  );
};

/** Takes a place, a height, what the arms do and who it is, and gives one of the ring. */
const one = (x: number, h: number, arms: readonly [Limb, Limb], more: Partial<Person> = {}): Person => ({
  at: [x, floor],
  h,
  halo: true,
  pose: { ...poses.stand, nod: 0, arms, legs: limbs(-10, -6, 10, 5) },
  ...more,
});

/** Five to ten: below the arch of the door three hands are on the one key. */
export const circle = (): string =>
  [
    far(arch()),
    person(one(1550, 330, [[-14, 6], { to: [1652, 232] }], staff[0])),
    person(one(1813, 330, [{ to: [1708, 232] }, [14, -6]], staff[1])),
    boss(one(1680, 352, [[-18, 8], { to: [1690, 246] }])),
    key([1680, 216], 180),
  ].join('');
