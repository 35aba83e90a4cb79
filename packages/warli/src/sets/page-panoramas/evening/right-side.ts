import { cloth } from '../../../figure/cloth';
import { people } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { line, type Point } from '../../../svg';
import { at } from '../../industry-panoramas/floor';
import { crew } from '../../industry-panoramas/helmet';
import { above, close, pupilSits, quiet, sits } from './audience';
import { onMound } from './mound';

/** Where the old man holds his stick, and she his arm. */
const [grip, elbow]: [Point, Point] = [
  [1784, 486],
  [1843, 465],
];

/** Two workers in helmets: one listens, one has both arms up. */
const workers = [
  above(1690, quiet, { left: true }),
  above(2000, { ...poses.cheer, legs: close }, { left: true }),
];

/** The old couple: he leans on a stick, she has his arm. */
const couple = [
  above(
    1820,
    { ...poses.stand, lean: 12, nod: -8, arms: [[-14, 20], at(...grip)] },
    { left: true, hat: 'topi' },
  ),
  above(
    1886,
    { ...poses.stand, lean: 6, arms: [[-12, 8], at(...elbow)] },
    { left: true, woman: true, hat: 'knot' },
  ),
];

/** The old man's stick with its crook. */
const stick = (): string =>
  line(`M${grip[0] + 8} ${grip[1] - 2}q-12 -10 -14 6V${Math.round(onMound(1778)[1])}`, 5);

/** The right side: a worker, an old couple and another worker on the mound, before them those who sit. */
export const rightSide = (): string =>
  crew(workers) +
  people(couple) +
  [...workers, ...couple].map(cloth).join('') +
  stick() +
  pupilSits(1618) +
  sits(1938, { hat: 'topi' }) +
  sits(2062, { woman: true, hat: 'nurse', left: true });
