import type { Held } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { bag, lantern } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { band } from '../../frame';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { bullock } from '../../props/bullock';
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
  marigold,
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
  stand(92, 204, armed(poses.stand, [-40, 10], [64, 96]), { hat: 'cap', holds: [null, dish] }) +
  stand(258, 192, armed({ ...poses.walk, lean: 0 }, [-30, 6], { to: [290, 72] }), { hat: 'topi' }) +
  cover(box([214, 44], 90, 50), 5, white, cotton) +
  line(path(232, 44, 232, 94) + path(286, 44, 286, 94), 4, ground) +
  line(path(246, 40, 246, 32, 272, 32, 272, 40), 5);

/** A loom as tall as a hut, half of the cloth woven. */
const loom = (): string =>
  line(
    each(12, (i) => path(378 + i * 14, 70, 378 + i * 14, 180)),
    3,
  ) +
  line(path(356, floor + 6, 356, 40) + path(554, floor + 6, 554, 40), 11) +
  line(path(338, 52, 572, 52) + path(352, 118, 558, 118), 9) +
  cover(box([370, 176], 170, 76), 5) +
  band('diamonds', [382, 190], 146, 16) +
  band('zigzag', [382, 224], 146, 16) +
  line(path(356, 256, 554, 256), 10) +
  stand(618, 196, armed(poses.stand, { to: [558, 156] }, { to: [562, 128] }), {
    woman: true,
    left: true,
    halo: false,
  });

/** An ox and the plough behind it. */
const plough = (): string =>
  line(path(1022, 214, 892, 236, 834, floor) + path(856, 260, 822, 182), 8) +
  bullock([966, floor + 4], 92) +
  stand(772, 206, armed(poses.walk, { to: [818, 190] }, { to: [826, 186] }), { hat: 'turban', halo: false });

/** The miner with a lamp and the pick on the shoulder. */
const miner = (): string =>
  plain(stand(1198, 200, armed(poses.walk, { to: [1186, 160] }, { to: [1268, 156] }), { hat: 'helmet' })) +
  lantern([1270, 160], { at: foot(1198), h: 200, pose: poses.walk }).replaceAll(marigold, cotton) +
  line(path(1144, 96, 1198, 176), 6) +
  line('M1116 118Q1136 82 1176 82', 8);

/** Film: a camera on its legs, and he who looks through it. */
const film = (): string =>
  plain(camera([1444, floor + 6], 196)) +
  stand(1356, 204, { ...armed(poses.stand, [-24, 8], { to: [1402, 126] }), lean: 6 });

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
    hotel(),
    loom(),
    plough(),
    miner(),
    film(),
    speaker(
      foot(1604),
      214,
      { ...poses.walk, legs: limbs(-22, -28, 28, 2), arms: limbs(-40, -10, 120, 156) },
      { halo: false },
    ),
    stand(1796, 192, armed(poses.stand, [-36, 10], [104, 128]), { woman: true }),
    palm([1966, floor + 6], 226, r),
    aeroplane(),
  );
