import { shutter } from '../../props/bank';
import type { Person } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { person } from '../../figure/figure';
import { handInHand } from '../../figure/group';
import { band } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { limbs, type Pose, poses } from '../../figure/pose';
import { box, cover, disc, hide, line, marigold, path } from '../../svg';

const listen: Pose = { ...poses.stand, arms: limbs(-18, 6, 18, -6), legs: limbs(-5, -2, 5, 2) };

/** One of the half circle: place, height, number in the cast, and what he does. */
const one = (x: number, y: number, h: number, i: number, pose: Pose = listen): Person => ({
  at: [x, y],
  h,
  halo: true,
  stroke: 10,
  pose,
  ...colleague(i),
  left: x > 600,
});

/** On either side two hold hands, clear of whoever speaks. */
const sides = [
  ...handInHand([one(160, 842, 420, 2), one(380, 806, 390, 1)]),
  ...handInHand([one(820, 806, 390, 4), one(1040, 842, 420, 5)]),
];

const speaks: Pose = { ...poses.explain, arms: limbs(-58, -112, 58, 112), legs: listen.legs };

/** The scene `before-the-shutter`. */
export const beforeTheShutter: Scene = () =>
  [
    band('triangles', [120, 36], 960, 30),
    cover(disc([600, 142], 58), 5) + line(spiral([600, 142], 42, 3), 5, marigold),
    line(path(140, 84, 140, 700) + path(1060, 84, 1060, 700), 16),
    shutter([150, 220], 900, 350),
    hide(box([550, 577], 100, 40) + box([124, 440], 32, 272) + box([1044, 440], 32, 272)),
    line(path(0, 704, 1200, 704), 6),
    person(one(600, 776, 370, 3, speaks)),
    sides.map(person).join(''),
    fern([50, 700], 150, 10),
    fern([1150, 700], 150, -10),
    line(path(0, 862, 1200, 862), 6),
  ].join('');
