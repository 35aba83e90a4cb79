import type { Held, Person } from '../../figure/bones';
import type { Look } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { band } from '../../frame';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { leafyGate } from '../../props/gate';
import { sheet } from '../../props/paper';
import { box, cotton, cover, ground, line, marigold, path, tinted, white } from '../../svg';
import { at, floor, frieze, sit, stand } from '../friezes/way';

/** Her diary. */
const diary: Held = ([x, y]) =>
  cover(box([x - 15, y - 12], 30, 38), 4, white, cotton) + line(path(x - 6, y - 4, x - 6, y + 18), 4, ground);

/** She with the plait and the diary. */
const she = (x: number, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  stand(x, h, pose, { woman: true, hat: 'plait', ...more });

const others: readonly Look[] = [{ hat: 'tie' }, { woman: true }, { hat: 'topi' }, {}, { woman: true }];

/** The rest: none of them has a plait. */
const other = (i: number): Look => others[i % others.length] ?? {};

/** Close to the body, as in a crowd. */
const close = { ...poses.stand, arms: limbs(-18, 8, 18, -8) };

/** Takes the middle, half a width and a height and gives a low stage. */
const stage = (x: number, half: number, h: number): string =>
  cover(box([x - half, floor - h], half * 2, h)) +
  band('triangles', [x - half + 12, floor - h + 13], half * 2 - 24, h - 24);

/** Everybody listens to a loud one on a stage; she puts up her hand behind them all. */
const crowd = (): string =>
  she(114, 180, armed(poses.stand, [-18, 8], [160, 176])) +
  [56, 174, 252, 330, 408].map((x, i) => stand(x, i % 2 ? 190 : 202, close, other(i))).join('') +
  stage(554, 54, 38) +
  figure([554, floor - 38], 196, poses.explain, { left: true, hat: 'tie' });

/** Two talk with each other; she is the third. */
const third = (): string =>
  she(750, 186, armed(poses.stand, [-18, 8], [40, 140]), { holds: [diary, null] }) +
  stand(854, 200, { ...poses.talk, arms: limbs(-26, 10, 50, 120) }, { hat: 'tie' }) +
  stand(962, 192, { ...poses.talk, arms: limbs(-26, 10, 50, 120) }, { woman: true, left: true });

/** Somebody looks at what she has written. */
const shown = (): string =>
  stand(1254, 202, { ...close, lean: 10, nod: 8 }) +
  she(1400, 188, armed(poses.stand, at(1354, 176), [-18, 8]), { left: true }) +
  sheet([1338, 164], 52, 60, 3, -6);

/** The middle of the meeting. */
const middle = 2064;

const listener = (dx: number, i: number): string =>
  sit(middle + dx, 196, { nod: -8 }, { ...other(i), left: dx > 0 });

const meeting = (): string =>
  [-280, 280].map((dx, i) => stand(middle + dx, 200, close, { ...other(i + 2), left: dx > 0 })).join('') +
  [-206, -116, 116, 206].map(listener).join('') +
  stage(middle, 58, 40) +
  tinted(
    figure([middle, floor - 40], 204, armed(poses.stand, [-52, -116], [56, 132]), {
      woman: true,
      hat: 'plait',
    }),
    marigold,
  );

/** The scene `becoming-a-star`: at the left she is behind everybody, at the right in the middle. */
export const becomingAStar: Scene = (r) =>
  frieze(
    crowd(),
    third(),
    tree([1106, floor], 236, r),
    shown(),
    leafyGate([1584, floor + 6], 120, 258),
    tinted(she(1580, 188, poses.walk, { holds: [diary, null] }), marigold),
    meeting(),
  );
