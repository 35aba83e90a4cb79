import type { Held } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { bag, lantern } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { band } from '../../frame';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { beast } from '../../props/animal';
import { camera } from '../../props/school';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  num,
  path,
  type Point,
  shape,
  times,
  white,
} from '../../svg';
import { floor, foot, frieze, stand } from '../friezes/way';
import { plain } from './things';

/** A dish below its cover, on the open hand. */
const dish: Held = ([x, y]) =>
  ink(`M${num(x - 22)} ${num(y - 8)}a22 22 0 0 1 44 0Z`) +
  line(path(x - 26, y - 4, x + 26, y - 4), 6) +
  line(path(x, y - 30, x, y - 36), 7);

/** The hotel: a dish, and a suitcase on the head. */
const hotel = (): string =>
  stand(178, 204, armed(poses.stand, [-40, 10], [64, 96]), { hat: 'cap', holds: [null, dish] }) +
  stand(342, 192, armed({ ...poses.walk, lean: 0 }, [-30, 6], { to: [374, 72] }), { hat: 'topi' }) +
  cover(box([298, 44], 90, 50), 5, white, cotton) +
  line(path(316, 44, 316, 94) + path(370, 44, 370, 94), 4, ground) +
  line(path(330, 40, 330, 32, 356, 32, 356, 40), 5);

/** A loom as tall as a hut, half of the cloth woven. */
const loom = (): string =>
  line(
    each(12, (i) => path(484 + i * 14, 70, 484 + i * 14, 180)),
    3,
  ) +
  line(path(462, floor + 6, 462, 40) + path(660, floor + 6, 660, 40), 11) +
  line(path(444, 52, 678, 52) + path(458, 118, 664, 118), 9) +
  cover(box([476, 176], 170, 76), 5) +
  band('diamonds', [488, 190], 146, 16) +
  band('zigzag', [488, 224], 146, 16) +
  line(path(462, 256, 660, 256), 10) +
  stand(724, 196, armed(poses.stand, { to: [664, 156] }, { to: [668, 128] }), {
    woman: true,
    left: true,
    halo: false,
  });

/** Two oxen and the plough behind them. */
const plough = (): string =>
  line(path(1250, 218, 984, 240, 926, floor) + path(948, 260, 914, 182), 8) +
  beast([1032, floor + 4], 84, false, 'cow') +
  beast([1208, floor + 4], 84, false, 'cow') +
  stand(862, 206, armed(poses.walk, { to: [910, 190] }, { to: [918, 186] }), { hat: 'turban', halo: false });

/** The miner with a lamp and the pick on the shoulder. */
const miner = (): string =>
  plain(stand(1392, 200, armed(poses.walk, { to: [1380, 160] }, { to: [1462, 156] }), { hat: 'helmet' })) +
  lantern([1464, 160], { at: foot(1392), h: 200, pose: poses.walk }) +
  line(path(1338, 96, 1392, 176), 6) +
  line('M1310 118Q1330 82 1370 82', 8);

/** Film: a camera on its legs, and he who looks through it. */
const film = (): string =>
  plain(camera([1650, floor + 6], 196)) +
  stand(1558, 204, { ...armed(poses.stand, [-40, 10], { to: [1606, 126] }), lean: 6 });

const steps = times(4).flatMap((i): number[] => {
  const [x, y] = [2074 + i * 38, floor + 6 - (i + 1) * 28];
  return [x, y, x + 38, y];
});

/** Steps up to the door of an aeroplane, most of which has left the picture. */
const aeroplane = (): string =>
  cover('M2520 54H2300Q2204 58 2184 118Q2204 196 2300 204H2520Z', 6) +
  line(dots(times(3).map((i): Point => [2322 + i * 34, 104])), 15) +
  cover(box([2236, 92], 42, 86)) +
  cover(shape(2074, floor + 6, ...steps, 2226, floor + 6)) +
  figure([2128, 228], 132, armed(poses.climb, [-30, 10], [24, 60]), { holds: [bag, null], halo: false });

/** The scene `other-industries`: all trades walk one way. */
export const trades: Scene = (r) =>
  frieze(
    palm([8, floor + 6], 256, r),
    hotel(),
    loom(),
    plough(),
    miner(),
    film(),
    speaker(foot(1822), 214, { ...poses.walk, arms: limbs(-40, -10, 120, 156) }, { halo: false }),
    stand(1996, 192, armed(poses.stand, [-36, 10], [104, 128]), { woman: true }),
    aeroplane(),
  );
