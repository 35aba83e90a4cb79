import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { motorbike } from '../../props/bike';
import { hut } from '../../props/building';
import { cow } from '../../props/cow';
import { can } from '../../props/dairy';
import { gate } from '../../props/gate';
import { clayPot } from '../../props/pottery';
import { counter } from '../../props/room';
import { bound } from '../../props/library';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../../svg';
import { floor, frieze, stand } from '../friezes/way';
import { plain } from './things';

/** A woman from the fields, a trader with his ledger, a pensioner: they wait by twos and threes. */
const queue = (): string =>
  stand(74, 194, armed(poses.head, [-30, 6], { to: [92, 84] }), { woman: true, hat: 'none' }) +
  clayPot([74, 92], 44, 0, cotton) +
  stand(168, 132, poses.walk) +
  stand(310, 204, armed(poses.stand, [-50, 44], [24, 120]), { hat: 'topi', holds: [null, bound] }) +
  line(path(500, 164, 506, floor + 4), 6) +
  stand(
    444,
    194,
    { ...poses.stand, lean: 16, nod: 10, arms: [[-20, 10], { to: [500, 184] }] },
    { halo: false },
  );

const coin: Point = [740, 158];

/** The bank: a roof on two pillars, the counter below it, and a girl who brings her first coin. */
const bank = (): string =>
  cover(shape(598, 62, 776, 8, 954, 62)) +
  line(disc([776, 42], 13), 4) +
  gate([776, floor + 6], 284, 237) +
  stand(852, 186, armed(poses.stand, [34, 20], { to: [coin[0] + 34, 170] }), { left: true, hat: 'tie' }) +
  counter([770, 208], 132, floor - 202) +
  stand(692, 152, armed(poses.stand, [-34, 10], { to: [coin[0] - 8, coin[1] + 12] }), {
    woman: true,
    hat: 'plait',
  }) +
  cover(disc(coin, 15), 4, white, marigold) +
  line(dots(times(8).map((i) => polar(coin, i * 45, 26))), 5);

/** The officer of the bank rides out to the village. */
const rider = (): string =>
  motorbike([1042, floor + 6], 236) +
  figure(
    [1108, 176],
    206,
    {
      lean: 8,
      arms: [{ to: [1172, 138] }, { to: [1176, 142] }],
      legs: [{ to: [1160, 254] }, { to: [1168, 258] }],
    },
    { hung: true, hat: 'cap' },
  ) +
  cover(box([1046, 134], 44, 42), 4, white, cotton) +
  line(path(1046, 152, 1090, 152), 4, ground);

/** What the loan has bought: a roof, and a cow. */
const bought = (): string =>
  hut([1672, floor + 6], 190, 236) +
  stand(1588, 198, armed(poses.wave, [-36, 14], [126, 168]), { woman: true, left: true }) +
  plain(cow([2076, floor - 3], 112)) +
  stand(2288, 200, armed(poses.walk, [-34, 0], { to: [2342, 178] }), { hat: 'turban' }) +
  line('M2328 202q14 -28 28 0', 4) +
  plain(can([2342, 250], 52));

/** The scene `banking`: a coin goes in at the counter, and out in the village stand a house and a cow. */
export const banking: Scene = (r) =>
  frieze(queue(), bank(), rider(), tree([1424, floor + 6], 266, r), bought());
