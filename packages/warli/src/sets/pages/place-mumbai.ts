import type { Person } from '../../figure/bones';
import type { Look } from '../../figure/cast';
import { dressed } from '../../figure/finery';
import { limbs, type Pose, poses } from '../../figure/pose';
import { far } from '../../ground/story';
import type { Scene } from '../../page';
import { boat } from '../../props/boat';
import { gateway } from '../../props/gateway';
import { bust } from '../../props/office';
import { localTrain, trainDoor, trainWindow } from '../../props/local-train';
import { box, cover, each, ground, larger, line, marigold, path, sand, shape } from '../../svg';
import { journey, roadside } from './journey';

/** The sea before the Gateway. */
const sea = (): string =>
  line(
    each(3, (j) => `M${474 + j * 6} ${402 + j * 20}q15 -10 30 0${'t30 0'.repeat(11)}`),
    4,
    sand,
  );

/** Two gulls. */
const gulls = (): string => line('M706 150q12 -15 22 0q10 -15 22 0M752 108q10 -13 18 0q8 -13 18 0', 4, sand);

/** A fishing boat with its sail set. */
const fisher = (): string =>
  line(path(722, 286, 722, 412), 6) +
  cover(shape(730, 296, 784, 388, 730, 388), 5, ground, marigold) +
  larger(boat([730, 430], 82), 1.2, [730, 430]);

/** Takes the middle of a door, what the arms do and who it is, and gives one who stands in it. */
const inDoor = (x: number, arms: Pose['arms'], more: Look): Person => ({
  at: [x, 404],
  h: 210,
  halo: true,
  stroke: 9,
  pose: { ...poses.stand, arms },
  ...more,
});

/** Those who stand in the doors: one waves, one holds on. */
const riders: readonly Person[] = [
  inDoor(80, limbs(-8, 4, 100, 160), { hat: 'topi' }),
  inDoor(300, [[-14, 2], { to: [358, 222] }], { woman: true, hat: 'plait' }),
];

/** The scene `place-mumbai`: a local train with people in its doors, the Gateway of India by the sea. */
export const placeMumbai: Scene = () =>
  [
    far(gateway([588, 364], 220)),
    gulls(),
    sea(),
    fisher(),
    localTrain([438, roadside], 422, 300),
    trainWindow([174, 206]),
    cover(box([372, 206], 48, 70), 5) + bust([396, 274], 46, false),
    trainDoor([34, 184], 234),
    trainDoor([252, 184], 234),
    dressed(riders),
    line(path(16, 416, 448, 416), 10),
    journey(),
  ].join('');
