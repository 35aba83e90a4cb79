import type { Person } from '../../../figure/bones';
import { people, person } from '../../../figure/figure';
import { type Pose, poses } from '../../../figure/pose';
import { box, cotton, cover, ground, type Point, turned } from '../../../svg';
import { at, floor } from '../floor';
import { seat } from './platform';

/** Takes the hips, the arms and who it is and gives a child who sits. */
const child = (hips: Point, arms: Pose['arms'], more: Partial<Person> = {}): Person => ({
  at: hips,
  h: 144,
  hung: true,
  left: true,
  halo: true,
  stroke: 5,
  pose: { ...poses.floor, arms, nod: -6 },
  ...more,
});

/** Where hips are on the ground and on the platform. */
const [low, high] = [floor - 18, seat - 18];

/** Takes the hips and gives both arms at a slate. */
const holds = ([x, y]: Point): Pose['arms'] => [at(x - 8, y - 26), at(x - 22, y - 28)];

/** Takes the hips and gives arms that rest. */
const rests = ([x, y]: Point): Pose['arms'] => [at(x + 2, y - 10), at(x - 24, y - 8)];

/** Takes the hips and gives a hand at the chin. */
const thinks = ([x, y]: Point): Pose['arms'] => [at(x + 4, y - 12), at(x - 14, y - 62)];

/** A girl with a plait. */
const girlish: Partial<Person> = { woman: true, hat: 'plait' };

/** Who sits on the ground and on the platform: the hips, the arms and who it is. */
const places: readonly (readonly [Point, (hips: Point) => Pose['arms'], Partial<Person>])[] = [
  [[1136, low], thinks, girlish],
  [[1242, low], holds, {}],
  [[1346, low], rests, { woman: true }],
  [[1450, low], holds, {}],
  [[1250, high], holds, {}],
  [[1388, high], thinks, girlish],
  [[1474, high], holds, {}],
];

/** Those who sit on the ground and on the platform, some with a slate. */
export const seatedOnes = (): string =>
  people(places.map(([hips, arms, more]) => child(hips, arms(hips), more))) +
  places
    .filter(([, arms]) => arms === holds)
    .map(([[x, y]]) => turned(cover(box([x - 40, y - 40], 36, 28), 4, ground, cotton), -14, [x - 22, y - 26]))
    .join('');

/** She who has stood up, a book in her other hand. */
export const girl = (): string =>
  person({
    at: [1158, seat - 5],
    h: 176,
    left: true,
    halo: true,
    stroke: 6,
    ...girlish,
    pose: { ...poses.stand, arms: [at(1192, 428), at(1114, 317)], nod: -6 },
  }) + cover(box([1180, 416], 25, 34), 4, ground, cotton);
