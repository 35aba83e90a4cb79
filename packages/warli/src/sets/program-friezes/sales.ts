import { bones, type Held, type Person } from '../../figure/bones';
import { bag, glass, pad } from '../../figure/hold';
import { armed, type Pose, poses } from '../../figure/pose';
import { bench, seated } from '../../figure/seat';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { hen } from '../../props/animal';
import { cotton, ink, line, marigold, path, type Point, shape } from '../../svg';
import { parcel } from '../friezes/parcel';
import { keptShop } from './stall';
import { at, floor, frieze, stand } from '../friezes/way';

/** He with the bag. */
const seller = (x: number, pose: Pose, more: Partial<Person> = {}): string =>
  stand(x, 206, pose, { hat: 'tie', holds: [bag, null], ...more });

/** Takes the middle of a head and gives strokes on both sides of it: no. */
const no = ([x, y]: Point): string =>
  line(
    [-1, 1].map((k) => [21, 31].map((d) => `M${x + k * d} ${y - 12}q${k * 7} 12 0 24`).join('')).join(''),
    4,
  );

/** A shop whose keeper shakes the head. */
const refusal = (x: number, pose: Pose, who: Partial<Person>): string => {
  const { head } = bones({ at: [x + 76, floor], h: 170, pose, left: true, ...who });
  return keptShop(x, pose, who) + no([Math.round(head[0]), Math.round(head[1])]);
};

/** Under a tree he notes what he has learnt. */
const rest = (x: number): string =>
  bench([x - 56, floor - 72], 112, 72) +
  seated(
    [x - 6, floor - 84],
    floor,
    204,
    { lean: 12, nod: 14, arms: [at(x + 44, 162), at(x + 58, 170)] },
    {
      hat: 'tie',
      holds: [null, pad],
    },
  ) +
  bag([x - 84, floor - 42], { at: [0, 0], h: 214, pose: poses.stand });

const teaGlass: Held = (hand, one) => glass(hand, one).replaceAll(marigold, cotton);

/** A kettle. */
const kettle = ([x, y]: Point): string =>
  line(`M${x - 16} ${y - 34}Q${x} ${y - 62} ${x + 16} ${y - 34}`, 5, marigold) +
  line(path(x + 18, y - 14, x + 34, y - 30), 7, marigold) +
  ink(shape(x - 26, y, x - 20, y - 34, x + 20, y - 34, x + 26, y), marigold);

/** Both with a glass of tea on one bench. */
const tea = (x: number): string => {
  const drinker = (k: number, more: Partial<Person>): string =>
    seated(
      [x + k * 96, floor - 84],
      floor,
      202,
      { arms: [at(x + k * 52, 188), at(x + k * 42, 164)] },
      { holds: [null, teaGlass], left: k > 0, ...more },
    );
  return (
    bench([x - 150, floor - 72], 300, 72) +
    drinker(-1, { hat: 'tie' }) +
    drinker(1, { hat: 'topi' }) +
    kettle([x - 4, floor - 79])
  );
};

/** He shakes hands with the woman who owns the last shop. */
const handshake = (x: number): string =>
  seller(x, armed({ ...poses.stand, lean: 6 }, [-28, 6], at(x + 68, 180))) +
  stand(x + 138, 200, armed({ ...poses.stand, lean: 6 }, [-26, 8], at(x + 70, 180)), {
    woman: true,
    left: true,
  }) +
  keptShop(x + 204, armed(poses.stand, [-30, 10], [146, 176]), {}, marigold);

/** Somebody who brings goods on the head. */
const porter = (x: number, more: Partial<Person>): string =>
  stand(x, 188, armed({ ...poses.walk, lean: 0 }, at(x + 27, 88), at(x - 27, 88)), { left: true, ...more }) +
  parcel([x - 24, 100], 48);

/** The scene `sales`: no, no, a note, tea, yes. */
export const sales: Scene = (r) =>
  frieze(
    seller(82, armed(poses.walk, [-22, -4], [40, 96])),
    refusal(180, armed(poses.stand, [6, 122], [14, 116]), {}),
    seller(414, armed(poses.stand, [-28, 4], [36, 100])),
    refusal(500, armed(poses.stand, [-30, 10], [96, 128]), { hat: 'topi' }),
    tree([976, floor], 262, r),
    rest(824),
    tea(1286),
    keptShop(1476, armed(poses.stand, [-30, 10], [146, 176]), { woman: true }),
    hen([1668, floor], 34),
    handshake(1798),
    porter(2222, { woman: true, hat: 'none' }),
    porter(2328, {}),
  );
