import { figure, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { water } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { scooter } from '../../props/bike';
import { boat } from '../../props/boat';
import { block, hut } from '../../props/building';
import { drawn, wheel as cartWheel } from '../../props/cart';
import { leafyGate } from '../../props/gate';
import { cotton, cover, each, line, marigold, path, type Point, white } from '../../svg';
import { parcel } from '../friezes/parcel';
import { keptShop } from './stall';
import { at, floor, frieze, stand } from '../friezes/way';

/** The one box that comes out of the gate. */
const works = (): string =>
  leafyGate([126, floor + 6], 120, 258) +
  stand(118, 190, armed(poses.walk, at(154, 178), at(176, 172)), { hat: 'topi' }) +
  parcel([142, 180], 44, marigold);

/** A cart full of sacks, and he who drives the bullock. */
const cart = (x: number): string => {
  const bed = floor - 74;
  const sack = (i: number): string => `M${x + 10 + i * 38} ${bed}q-14 -48 20 -54q34 6 20 54Z`;
  return (
    cover(each(4, sack), 4, white, cotton) +
    drawn([x + 190, bed], floor + 5, 43) +
    line(path(x, bed + 6, x + 190, bed + 6), 13) +
    line(path(x + 2, bed, x - 4, bed - 40), 6) +
    cartWheel([x + 84, floor - 44], 46)
  );
};

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
    parcel([x + 6, 198], 46, marigold) +
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
    cart(254),
    keptShop(714, armed(poses.stand, [-30, 10], [146, 176]), { hat: 'topi' }),
    ferry(1108),
    palm([1398, floor], 244, r),
    keptShop(1532, armed(poses.stand, [-30, 10], [146, 176]), { woman: true }),
    rider(1776),
    hut([2006, floor], 80, 132),
    keptShop(2122, armed(poses.stand, [-30, 10], [50, 96]), {}),
    parcel([2150, floor - 80], 42, marigold),
    block([2298, floor], 84, 240, 3, 6),
  );
