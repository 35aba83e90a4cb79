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
  stand(84, 194, armed(poses.head, [-30, 6], { to: [102, 84] }), { woman: true, hat: 'none' }) +
  clayPot([84, 92], 44, 0, cotton) +
  stand(196, 132, poses.walk) +
  stand(376, 204, armed(poses.stand, [-50, 44], [24, 120]), { hat: 'topi', holds: [null, bound] }) +
  line(path(626, 164, 632, floor + 4), 6) +
  stand(
    570,
    194,
    { ...poses.stand, lean: 16, nod: 10, arms: [[-20, 10], { to: [626, 184] }] },
    { halo: false },
  );

const coin: Point = [854, 158];

/** The bank: a roof on two pillars, the counter below it, and a girl who brings her first coin. */
const bank = (): string =>
  cover(shape(712, 62, 890, 8, 1068, 62)) +
  line(disc([890, 42], 13), 4) +
  gate([890, floor + 6], 284, 237) +
  stand(966, 186, armed(poses.stand, [34, 20], { to: [coin[0] + 34, 170] }), { left: true, hat: 'tie' }) +
  counter([884, 208], 132, floor - 202) +
  stand(806, 152, armed(poses.stand, [-34, 10], { to: [coin[0] - 8, coin[1] + 12] }), {
    woman: true,
    hat: 'plait',
  }) +
  cover(disc(coin, 15), 4, white, marigold) +
  line(dots(times(8).map((i) => polar(coin, i * 45, 26))), 5);

/** The officer of the bank rides out to the village. */
const rider = (): string =>
  motorbike([1114, floor + 6], 236) +
  figure(
    [1180, 176],
    206,
    {
      lean: 8,
      arms: [{ to: [1244, 138] }, { to: [1248, 142] }],
      legs: [{ to: [1232, 254] }, { to: [1240, 258] }],
    },
    { hung: true, hat: 'cap' },
  ) +
  cover(box([1118, 134], 44, 42), 4, white, cotton) +
  line(path(1118, 152, 1162, 152), 4, ground);

/** What the loan has bought: a roof, and a cow. */
const bought = (): string =>
  hut([1778, floor + 6], 152, 216) +
  stand(1644, 198, armed(poses.wave, [-36, 14], [126, 168]), { woman: true, left: true }) +
  plain(cow([2110, floor - 3], 102)) +
  stand(2306, 200, armed(poses.walk, [-34, 0], { to: [2360, 178] }), { hat: 'turban' }) +
  line('M2346 202q14 -28 28 0', 4) +
  plain(can([2360, 250], 52));

/** The scene `banking`: a coin goes in at the counter, and out in the village stand a house and a cow. */
export const banking: Scene = (r) =>
  frieze(queue(), bank(), rider(), tree([1472, floor + 6], 250, r), bought());
