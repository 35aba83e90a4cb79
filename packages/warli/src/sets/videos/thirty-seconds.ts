import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { telephone } from '../../props/desk';
import { dial } from '../../props/dial';
import { pool } from '../../props/monsoon';
import { rain } from '../../props/outpost';
import { counter } from '../../props/room';
import type { Random } from '../../random';
import { box, cotton, cover, ground, ink, line, marigold, path, type Point, points, shape } from '../../svg';

const floor = 838;

/** He is early and wet. */
const visitor: Person = {
  at: [392, floor],
  h: 650,
  stroke: 14,
  halo: true,
  hat: 'tie',
  pose: { ...armed(poses.stand, { to: [272, 560] }, { to: [512, 452] }), nod: 6 },
};

/** She hands him a towel before she asks his name. */
const receptionist: Person = {
  at: [870, floor],
  h: 650,
  stroke: 14,
  halo: true,
  woman: true,
  left: true,
  pose: { ...armed(poses.stand, { to: [940, 560] }, { to: [650, 410] }), lean: 6, nod: 2 },
};

/** A towel over a hand, striped at its end. */
const towel = ([x, y]: Point): string =>
  cover(shape(x - 70, y - 8, x + 46, y - 8, x + 54, y + 150, x - 62, y + 150), 6, ground, marigold) +
  line(path(x - 64, y + 112, x + 54, y + 112) + path(x - 64, y + 132, x + 54, y + 132), 6, ground);

/** A shut umbrella that drips. */
const umbrellaShut = ([x, y]: Point): string =>
  line(`M${x} ${y + 16}v-40q0 -26 -26 -26`, 9) +
  cover(
    shape(x - 20, y + 20, x + 20, y + 20, x + 30, y + 170, x, y + 256, x - 30, y + 170),
    6,
    ground,
    cotton,
  ) +
  line(path(x, y + 28, x, y + 240), 5, ground) +
  line(path(x, y + 250, x, y + 276), 8);

/** Drops that fall from him. */
const drops = (): string =>
  line(
    points(300, 300, 270, 400, 480, 560, 320, 470, 470, 640, 346, 690, 500, 720, 312, 640, 448, 730, 494, 400)
      .map(([x, y]) => path(x, y, x - 4, y + 36))
      .join(''),
    10,
  );

/** The glass door, rain behind it. */
const door = (r: Random): string =>
  cover(box([50, 120], 190, floor - 120), 8) +
  rain([70, 150], [230, 800], 26, r) +
  line(path(216, 470, 216, 560), 9);

/** Half a minute on a clock. */
const half = (at: Point, r: number): string =>
  dial(at, r) + ink(`M${at[0]} ${at[1] - r * 0.7}a${r * 0.7} ${r * 0.7} 0 0 1 0 ${r * 1.4}Z`);

/** The scene `thirty-seconds`. */
export const thirtySeconds: Scene = (r) => {
  const a = bones(visitor);
  return [
    door(r),
    half([618, 208], 96),
    pool([392, floor - 6], 300),
    person(visitor),
    umbrellaShut(a.hands[0]),
    drops(),
    person(receptionist),
    towel([612, 412]),
    counter([690, 566], 440, floor - 566),
    telephone([1030, 558], 110),
    frame({ bottom: 'diamonds' }),
  ].join('');
};
