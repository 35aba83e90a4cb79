import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { scooter } from '../../props/bike';
import { shelves, stall } from '../../props/market';
import { counter } from '../../props/room';
import { tallRack } from '../../props/shop';
import { wheel } from '../../props/vehicle';
import { box, cotton, cover, each, ground, line, marigold, path, type Point, shape } from '../../svg';
import { parcel } from '../friezes/parcel';
import { floor, frieze, stand } from '../friezes/way';

/** Takes the left foot, a width and a fill and gives a crate tied with a cord. */
const crate = (at: Point, s: number, fill: string): string => parcel(at, s, fill, s * 0.8);

/** The open back of a lorry, its front out of the picture. */
const lorry = (): string =>
  line(path(-10, 84, 232, 84), 9) +
  line(path(228, 84, 228, 232) + path(60, 84, 60, 232), 6) +
  crate([70, 232], 70, ground) +
  crate([144, 232], 70, cotton) +
  crate([96, 174], 70, cotton) +
  cover(box([-10, 232], 250, 24), 6) +
  line(
    each(9, (i) => shape(-2 + i * 26, 244, 11 + i * 26, 237, 24 + i * 26, 244, 11 + i * 26, 251)),
    3,
  ) +
  wheel([70, 256], 34) +
  wheel([178, 256], 34);

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
  tallRack([656, floor + 4], 220, 236, 4, 4, [9]) +
  stand(958, 204, armed(poses.reach, { to: [892, 118] }, { to: [888, 146] }), {
    woman: true,
    left: true,
    hat: 'plait',
  });

const basket: Pose = armed(poses.stand, [-26, -6], [40, 60]);

/** Three at the till, one of them with a child that has seen the sweets. */
const till = (): string =>
  stand(1120, 192, basket, { woman: true, holds: [bag, null] }) +
  stand(1196, 118, { ...poses.stand, arms: limbs(-30, 10, 110, 130) }) +
  stand(1286, 206, basket, { holds: [bag, null] }) +
  stand(1446, 196, armed(poses.stand, { to: [1376, 176] }, [30, 20]), { woman: true, left: true }) +
  counter([1352, 206], 152, floor - 200) +
  cover(shape(1424, 198, 1432, 164, 1474, 164, 1482, 198));

/** The shop at the corner: jars to the roof, and a word for everybody. */
const kirana = (): string =>
  shelves([1690, 206], 62, 118, 2, 2) +
  shelves([1824, 206], 62, 118, 2, 2) +
  stand(1788, 190, armed(poses.talk, [-36, 10], [30, 60]), { hat: 'topi' }) +
  stall([1676, floor + 6], 224, 256) +
  counter([1690, 212], 196, floor - 206) +
  stand(1966, 196, armed(poses.talk, [-30, 10], [40, 100]), { woman: true, left: true, hat: 'bun' });

/** Home by scooter, a bag on each side and the crate behind. */
const away = (): string =>
  scooter([2110, floor + 6], 200) +
  figure(
    [2170, 194],
    204,
    {
      lean: 4,
      arms: [{ to: [2246, 152] }, { to: [2250, 156] }],
      legs: [{ to: [2232, 260] }, { to: [2240, 264] }],
    },
    { hung: true, hat: 'cap' },
  ) +
  crate([2092, 179], 56, marigold);

/** The scene `retail`: one crate comes off the lorry, and rides home on a scooter. */
export const retail: Scene = () =>
  frieze(
    lorry(),
    porter(332, 196, marigold),
    porter(470, 188, cotton, true),
    shop(),
    till(),
    kirana(),
    away(),
  );
