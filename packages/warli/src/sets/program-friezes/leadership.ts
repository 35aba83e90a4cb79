import type { Held, Person } from '../../figure/bones';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { leafyGate } from '../../props/gate';
import { pickaxe } from '../../props/outpost';
import { dhol, stick } from '../../props/village';
import {
  cotton,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  times,
  white,
} from '../../svg';
import { at, floor, frieze, sit, stand } from '../friezes/way';

/** A lamp on a ring; `lit` when it is somebody else's. */
const lamp =
  (lit: boolean): Held =>
  ([x, y]) =>
    (lit ? line(dots(times(12).map((i) => polar([x, y + 26], i * 30, 32))), 5) : '') +
    line(path(x, y, x, y + 10), 4) +
    cover(disc([x, y + 26], 15, 18), 4, white, lit ? marigold : cotton);

/** He who did everything alone. */
const he = (x: number, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  stand(x, h, pose, { hat: 'turban', ...more });

/** A pickaxe over the shoulder. */
const shouldered: Held = (hand, one) => pickaxe(hand, { ...one, left: true });

/** Takes the middle of what lies on a head and gives a tied load. */
const load = ([x, y]: Point): string =>
  ink(disc([x, y], 48, 26)) +
  line(path(x - 10, y - 20, x, y - 38, x + 12, y - 22), 6) +
  line(dots(times(7).map((i): Point => [x - 33 + i * 11, y + (i % 2 ? 6 : -4)])), 6, ground);

/** A drum at the belly of somebody at `x` who faces right. */
const drum = (x: number, y: number): string => dhol([x + 14, y], 72);

/** He with everything. */
const alone = (x: number): string =>
  he(x, 202, armed({ ...poses.walk, lean: 12 }, at(x - 34, 162), at(x + 96, 150)), {
    holds: [shouldered, lamp(false)],
  }) +
  drum(x + 14, 188) +
  load([x + 16, 62]);

/** Somebody who takes what he gives. */
const taker = (x: number, pose: Pose, more: Partial<Person> = {}): string =>
  stand(x, 196, pose, { left: true, ...more });

/** The drum goes from hand to hand. */
const first = (x: number): string =>
  he(x, 206, armed({ ...poses.stand, lean: 6 }, at(x + 72, 170), at(x + 76, 188))) +
  taker(x + 190, armed(poses.stand, at(x + 118, 188), at(x + 116, 170))) +
  dhol([x + 96, 176], 66);

/** The tool. */
const second = (x: number): string =>
  he(x, 206, armed({ ...poses.stand, lean: 4 }, [-24, 8], at(x + 70, 154)), { holds: [null, pickaxe] }) +
  taker(x + 170, armed(poses.stand, [-24, 8], at(x + 92, 142)), { hat: 'topi' });

/** And last the lamp. */
const third = (x: number): string =>
  he(x, 206, armed({ ...poses.stand, lean: 4 }, [-24, 8], at(x + 74, 154))) +
  taker(x + 166, armed(poses.stand, [-24, 8], at(x + 84, 154)), { woman: true, holds: [null, lamp(true)] });

const drummer = (x: number): string =>
  stand(x, 198, armed(poses.walk, at(x - 34, 144), at(x + 62, 152)), {
    holds: [stick, stick],
    halo: false,
  }) + drum(x, 178);

/** The others lead, the lamp in front, and he walks behind with empty hands. */
const procession = (): string =>
  he(1566, 206, { ...poses.walk, lean: 0, arms: limbs(-38, -20, -30, 6) }) +
  stand(1800, 140, { ...poses.run, lean: 10 }) +
  stand(1946, 196, armed(poses.walk, [-30, -4], at(1990, 176)), { hat: 'topi', holds: [null, pickaxe] }) +
  drummer(2112) +
  stand(2278, 200, armed(poses.walk, [-30, -4], at(2342, 142)), { woman: true, holds: [null, lamp(true)] });

/** The scene `leadership`: what one carries at the left, the others carry at the right. */
export const leadership: Scene = () =>
  frieze(
    sit(78, 180, {}, { woman: true }),
    alone(242),
    first(432),
    second(754),
    beast([1062, floor], 56, true),
    third(1196),
    leafyGate([1568, floor + 6], 130, 258),
    procession(),
  );
