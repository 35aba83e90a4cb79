import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { scooter } from '../../props/bike';
import { shelves, stall } from '../../props/market';
import { counter } from '../../props/room';
import { tallRack } from '../../props/shop';
import { wheel } from '../../props/vehicle';
import { box, cotton, cover, each, ground, line, marigold, path, type Point, shape, white } from '../../svg';
import { parcel } from '../friezes/parcel';
import { floor, frieze, stand } from '../friezes/way';

/** Takes the left foot, a width and a fill and gives a crate tied with a cord. */
const crate = (at: Point, s: number, fill: string): string => parcel(at, s, fill, s * 0.8);

/** A lorry whose open back is to the shop. */
const lorry = (): string =>
  line(path(124, 84, 348, 84), 9) +
  line(path(344, 84, 344, 232) + path(134, 84, 134, 232), 6) +
  crate([160, 232], 70, ground) +
  crate([240, 232], 70, cotton) +
  crate([200, 174], 70, cotton) +
  cover(shape(26, 256, 26, 196, 44, 188, 62, 126, 122, 126, 122, 256), 6) +
  cover(shape(60, 186, 74, 144, 108, 144, 108, 186), 4, white, cotton) +
  cover(box([122, 232], 232, 24), 6) +
  line(
    each(8, (i) => shape(134 + i * 26, 244, 147 + i * 26, 237, 160 + i * 26, 244, 147 + i * 26, 251)),
    3,
  ) +
  wheel([82, 256], 34) +
  wheel([278, 256], 34);

/** A porter with a crate on his head. */
const porter = (x: number, h: number, fill: string, woman = false): string => {
  const top = floor - h + 4;
  return (
    stand(x, h, armed({ ...poses.walk, lean: 0 }, { to: [x - 30, top - 22] }, { to: [x + 30, top - 22] }), {
      woman,
      hat: woman ? 'bun' : 'topi',
    }) + crate([x - 32, top - 1], 64, fill)
  );
};

/** Tall shelves, and she who fills them. */
const shop = (): string =>
  tallRack([722, floor + 4], 208, 236, 4, 4, [9]) +
  stand(1006, 204, armed(poses.reach, { to: [946, 118] }, { to: [942, 146] }), {
    woman: true,
    left: true,
    hat: 'plait',
  });

const basket: Pose = armed(poses.stand, [-26, -6], [40, 60]);

/** Three at the till, one of them with a child that has seen the sweets. */
const till = (): string =>
  stand(1176, 192, basket, { woman: true, holds: [bag, null] }) +
  stand(1258, 118, { ...poses.stand, arms: limbs(-30, 10, 110, 130) }) +
  stand(1352, 206, basket, { holds: [bag, null] }) +
  stand(1616, 196, armed(poses.stand, { to: [1558, 178] }, [30, 20]), { woman: true, left: true }) +
  counter([1446, 206], 228, floor - 200) +
  crate([1482, 198], 56, marigold) +
  cover(shape(1594, 198, 1602, 164, 1644, 164, 1652, 198));

/** The shop at the corner: jars to the roof, and a word for everybody. */
const kirana = (): string =>
  shelves([1768, 206], 62, 118, 2, 2) +
  shelves([1902, 206], 62, 118, 2, 2) +
  stand(1866, 190, armed(poses.talk, [-36, 10], [30, 60]), { hat: 'topi' }) +
  stall([1754, floor + 6], 224, 256) +
  counter([1768, 212], 196, floor - 206) +
  stand(2040, 196, armed(poses.talk, [-30, 10], [40, 100]), { woman: true, left: true, hat: 'bun' });

/** Home by scooter, a bag on each side and the crate behind. */
const away = (): string =>
  scooter([2158, floor + 6], 200) +
  figure(
    [2218, 194],
    204,
    {
      lean: 4,
      arms: [{ to: [2294, 152] }, { to: [2298, 156] }],
      legs: [{ to: [2280, 260] }, { to: [2288, 264] }],
    },
    { hung: true, hat: 'cap' },
  ) +
  crate([2140, 179], 56, marigold);

/** The scene `retail`: one crate comes off the lorry, and rides home on a scooter. */
export const retail: Scene = () =>
  frieze(
    lorry(),
    porter(444, 196, marigold),
    porter(584, 188, cotton, true),
    shop(),
    till(),
    kirana(),
    away(),
  );
