import { bones, type Person } from '../../../figure/bones';
import { armed, limbs, poses } from '../../../figure/pose';
import { peak, type Peak } from '../../../ground/land';
import { basket, pickaxe, snow } from '../../../props/outpost';
import { roller } from '../../../props/roadwork';
import { box, cover, dashes, disc, each, ground, hide, poly, white } from '../../../svg';
import { at, floor, stander } from '../floor';
import { jawans } from './beret';
import { bridge, road } from './bridge';

/** The hills from back to front. */
const peaks: readonly Peak[] = [
  peak(2150, floor, 2346, 190, 2540, floor),
  peak(1860, floor, 2160, 78, 2470, floor),
  peak(1690, floor, 1800, 200, 1925, floor),
];

/** Takes a hill and the height of the first and gives layers across it, of dots and of short strokes. */
const layers = ([[a, low], [t, high], [b]]: Peak, from: number, count: number): string => {
  const row = (y: number): string => {
    const k = (y - high) / (low - high);
    return `M${Math.round(t + (a - t) * k + 22)} ${y}H${Math.round(t + (b - t) * k - 18)}`;
  };
  const rows = (kind: number): string => each(count, (i) => (i % 2 === kind ? row(from + i * 30) : ''));
  return dashes(rows(0), 7, [0, 22]) + dashes(rows(1), 4, [24, 18]);
};

/** He who drives, he who breaks stones, he who carries them. */
const driver: Person = {
  ...stander(1976, 190, armed(poses.chair, at(2004, 478), at(2016, 468)), { hung: true }),
  at: [1976, 512],
};
const digs = stander(1760, 196, {
  lean: 4,
  arms: [at(1790, 420), at(1796, 408)],
  legs: limbs(-22, -14, 26, 6),
});
const carries = stander(2322, 196, armed(poses.head, at(2352, 412), at(2292, 412)), { left: true });

/** The stones that he breaks. */
const stones = (): string =>
  cover(disc([1838, 616], 12) + disc([1862, 616], 12) + disc([1850, 596], 12), 4, ground, white);

/** The hills: a mountain road with its bridge, and those who build it. */
export const hills = (): string =>
  bridge() +
  peaks.map((one, i) => cover(poly(one), 6) + layers(one, [306, 204, 334][i] ?? 0, 3)).join('') +
  snow(peaks, 0.18) +
  road() +
  hide(box([1924, 368], 114, 140)) +
  jawans([driver]) +
  roller([1910, floor], 280) +
  stones() +
  jawans([digs, carries]) +
  pickaxe(bones(digs).hands[1], digs) +
  basket(carries.at, carries);
