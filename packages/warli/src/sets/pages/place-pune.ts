import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { far } from '../../ground/story';
import type { Scene } from '../../page';
import { scooter } from '../../props/bike';
import { hillTemple } from '../../props/hill-temple';
import { riderHelmet } from '../../props/rider-helmet';
import { each, larger, line } from '../../svg';
import { journey, roadside } from './journey';
import { balcony, lowerFloor, office } from './pune-office';

/** Who comes on the scooter. */
const rider: Person = {
  at: [142, roadside - 158],
  h: 318,
  stroke: 10,
  halo: true,
  hung: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.chair,
    lean: 6,
    nod: 0,
    arms: [{ to: [242, 242] }, { to: [248, 246] }],
    legs: [{ to: [206, 402] }, { to: [222, 402] }],
  },
};

/** The colleague on the balcony, who waves with a raised arm. */
const colleague: Person = {
  at: [676, 262],
  h: 290,
  stroke: 11,
  halo: true,
  hung: true,
  left: true,
  pose: {
    ...poses.stand,
    nod: 6,
    arms: [[-30, 20], { to: [566, 86] }],
    legs: [
      [-4, 0],
      [4, 0],
    ],
  },
};

/** The pattern on the scooter's side. */
const lozenges = each(3, (i) => `M${62 + i * 26} 346l13 -16l13 16l-13 16Z`);

/** The scene `place-pune`: somebody comes on a scooter, a colleague waves from the balcony of the office, a temple on its hill behind. */
export const placePune: Scene = () =>
  [
    far(hillTemple([300, roadside - 4], [640, roadside - 4], [452, 216], 160)),
    office(),
    dressed([colleague]),
    lowerFloor(),
    balcony(),
    larger(scooter([40, roadside], 228), 1.34, [40, roadside]),
    line(lozenges, 4),
    dressed([rider]),
    riderHelmet(bones(rider)),
    journey(),
  ].join('');
