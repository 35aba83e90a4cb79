import { person } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { dalPot, ladle } from '../../../props/meal';
import { cotton, cover, shape, white } from '../../../svg';

/** Those who serve in the aisle between the tables. */
const servers = (): string =>
  [
    { at: [236, 560] as const, hat: 'cap' as const, left: true },
    { at: [1010, 560] as const, hat: 'topi' as const },
  ]
    .map((one) => person({ ...one, h: 196, stroke: 8, pose: poses.carry }))
    .join('') +
  [
    [171, 461],
    [1074, 461],
  ]
    .map(([x = 0, y = 0]) =>
      cover(shape(x - 42, y - 16, x + 42, y - 16, x + 24, y + 2, x - 24, y + 2), 5, white, cotton),
    )
    .join('');

/** He who comes back for more. */
const returns = (): string =>
  person({ at: [420, 560], h: 196, stroke: 8, pose: { ...poses.walk, arms: limbs(-34, -4, 24, 50) } });

/** She who serves out of the great pot. */
const cook = (): string =>
  person({
    at: [736, 560],
    h: 196,
    woman: true,
    left: true,
    stroke: 8,
    pose: { ...poses.stand, lean: 6, arms: [{ to: [680, 452] }, { to: [664, 440] }] },
  }) + ladle([672, 446], [612, 478]);

/** Gives those who serve and walk between the tables, and the great pot. */
export const aisle = (): string => servers() + returns() + cook() + dalPot([600, 560], 130);
