import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { finery } from '../../figure/finery';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { far } from '../../ground/story';
import type { Scene } from '../../page';
import { maqbara } from '../../props/maqbara';
import { toran, townDoor, townHouse } from '../../props/town-house';
import { journey, roadside } from './journey';

/** The speaker, with a small bag. */
const traveller: Person = {
  at: [320, roadside],
  h: 336,
  halo: true,
  stroke: 12,
  hat: 'pheta',
  holds: [null, bag],
  pose: { ...poses.walk, arms: limbs(-34, -2, 20, 28), legs: limbs(-16, -28, 22, 4) },
};

/** The scene `place-sambhajinagar`, where the road begins: the speaker comes out of the office, the Bibi ka Maqbara behind. */
export const placeSambhajinagar: Scene = () =>
  [
    far(maqbara([640, roadside - 4], 300)),
    townHouse([18, roadside], 200, 416),
    townDoor([70, roadside], 96, 318),
    toran([44, 98], 148, 5),
    person(traveller) + finery([traveller]),
    journey(4),
  ].join('');
