import { figure, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { water } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { scooter } from '../../props/bike';
import { boat } from '../../props/boat';
import { block, hut } from '../../props/building';
import { leafyGate } from '../../props/gate';
import { oxcart } from '../../props/shop';
import { cotton, line, marigold, path, type Point } from '../../svg';
import { parcel } from '../friezes/parcel';
import { keptShop } from './stall';
import { at, floor, frieze, stand } from '../friezes/way';

/** Goods in store, and the one box that comes out of the gate. */
const works = (): string =>
  [
    [8, 0],
    [64, 0],
    [34, 50],
  ]
    .map(([x = 0, up = 0]) => parcel([x, floor - up + 4], 48))
    .join('') +
  leafyGate([216, floor + 6], 120, 258) +
  stand(208, 190, armed(poses.walk, at(244, 178), at(266, 172)), { hat: 'topi' }) +
  parcel([232, 180], 44, marigold);

/** A cart, and he who walks before it. */
const cart = (x: number): string =>
  oxcart([x, floor], 340) +
  stand(x + 440, 194, armed(poses.walk, at(x + 392, 180), [30, 70]), { hat: 'turban' });

/** A ferry across the water between two towns. */
const ferry = (x: number): string => {
  const pole: readonly [Point, Point] = [
    [x - 84, 80],
    [x - 150, floor],
  ];
  return (
    line(path(...pole[0], ...pole[1]), 6) +
    person({
      at: [x - 70, 244],
      h: 176,
      hat: 'topi',
      left: true,
      halo: true,
      pose: armed({ ...poses.stand, lean: 6 }, at(x - 111, 156), at(x - 100, 126)),
    }) +
    [0, 50].map((dx) => parcel([x - 20 + dx, 244], 46)).join('') +
    parcel([x + 6, 198], 46, cotton) +
    water([x - 176, 264], 352, 1, 20, 48) +
    boat([x, 270], 270) +
    water([x - 164, 280], 352, 1, 20, 48)
  );
};

/** A rider with boxes behind him. */
const rider = (x: number): string => {
  const s = 184;
  const p = (a: number, b: number): Point => [x + s * a, floor - s * b];
  return (
    scooter([x, floor], s) +
    [0, 1].map((i) => parcel(p(-0.14, 0.53 + i * 0.24), 42)).join('') +
    figure(
      p(0.36, 0.55),
      176,
      {
        lean: 6,
        arms: [{ to: p(0.68, 0.72) }, { to: p(0.7, 0.7) }],
        legs: [{ to: p(0.56, 0.16) }, { to: p(0.6, 0.16) }],
      },
      { hung: true, hat: 'cap' },
    )
  );
};

/** The scene `channel-partner`: from one gate to three towns. */
export const channelPartner: Scene = (r) =>
  frieze(
    works(),
    cart(360),
    keptShop(908, armed(poses.stand, [-30, 10], [146, 176]), { hat: 'topi' }),
    hut([1078, floor], 88, 140),
    ferry(1368),
    palm([1574, floor], 244, r),
    keptShop(1696, armed(poses.stand, [-30, 10], [146, 176]), { woman: true }),
    rider(1906),
    keptShop(2136, armed(poses.stand, [-30, 10], [50, 96]), {}),
    parcel([2164, floor - 80], 42, marigold),
    block([2310, floor], 84, 240, 3, 6),
  );
