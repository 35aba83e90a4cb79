import { figure } from '../../figure/figure';
import { frame, start, tips } from '../../frame';
import { hammer, pad, spanner } from '../../figure/hold';
import { spiral } from '../../ground/land';
import { conveyor, gear } from '../../props/machine';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  num,
  path,
  type Point,
  times,
  white,
} from '../../svg';
import { wheel } from '../../props/vehicle';

const press = ([x, y]: Point): string =>
  line(path(x - 60, y, x - 60, y - 190) + path(x + 60, y, x + 60, y - 190), 10) +
  cover(box([x - 84, y - 230], 168, 54), 6) +
  line(dots(times(5).map((i): Point => [x - 56 + i * 28, y - 203])), 11) +
  line(path(x, y - 176, x, y - 90), 12) +
  ink(box([x - 40, y - 96], 80, 22), marigold);

/** The roof of the works: how many teeth it has, and how wide each is. */
const [bays, bay] = [5, (1200 - 2 * start) / 5];

const teeth = each(bays, (i) =>
  path(start + bay * i, 130, start + bay * (i + 1), 40, start + bay * (i + 1), 130),
);

const goods = each(8, (i) =>
  cover(
    i % 3 === 2 ? disc([150 + i * 128, 640], 28) : box([124 + i * 128, 618], 52, 50),
    5,
    white,
    i === 4 ? marigold : i % 2 ? cotton : ground,
  ),
);

const worker = (i: number): string =>
  figure(
    [[130, 330, 560, 760, 960][i] ?? 0, 842],
    300,
    {
      ...poses.reach,
      lean: 8,
      legs: poses.stand.legs,
      arms: i === 4 ? limbs(-40, 44, 40, 90) : limbs(14, 62, 34, 72),
    },
    {
      hat: i % 3 ? 'helmet' : 'cap',
      woman: i === 1 || i === 3,
      left: i % 2 === 1,
      holds: [null, [hammer, spanner, hammer, spanner, pad][i] ?? null],
    },
  );

/** The scene `hero`. */
export const hero: Scene = () =>
  [
    line(teeth, 6) +
      line(
        times(bays)
          .flatMap((i) => times(5).map((j) => `M${num(start + bay * i + 40 + j * 33)} 134v${-6 - j * 15}`))
          .join(''),
        3,
      ),
    tips(160),
    beads([start + 6, 160], [1194 - start, 160], 44, 6),
    gear([560, 330], 138, 22),
    gear([762, 420], 92, 15, white),
    gear([376, 424], 80, 13, white),
    gear([900, 306], 78, 13),
    gear([250, 300], 74, 12),
    line(bow([900, 228], [1010, 190], [1090, 250]) + path(1090, 250, 1090, 400), 5),
    wheel([1090, 420], 56, 10),
    wheel([110, 420], 56, 10),
    line(path(110, 364, 250, 226), 5),
    line(spiral([1090, 250], 30, 2), 4),
    press([420, 668]),
    press([880, 668]),
    conveyor([60, 668], 1080, 176),
    goods,
    each(5, worker),
    frame({ bottom: 'comb', isOpening: true }),
  ].join('');
