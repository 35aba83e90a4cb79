import { beast, hen } from '../../animal';
import { block, hall } from '../../building';
import { villager } from '../../cast';
import { figure } from '../../figure';
import { bag, crate } from '../../hold';
import { sun } from '../../land';
import { bunting, stall } from '../../market';
import type { Scene } from '../../page';
import { grass } from '../../plant';
import { poses } from '../../pose';
import { counter } from '../../room';
import { dots, each, ground, line, marigold, type Point, times, white } from '../../svg';

const fruit = (at: Point[]): string =>
  line(dots(at), 32) + line(dots(at), 23, ground) + line(dots(at.filter((_, i) => i % 2)), 23, marigold);

/** The scene `market-street`. */
export const marketStreet: Scene = (r) => {
  const shop = ([x, y]: Point, i: number): string =>
    figure([x + 122, y], 150, poses.explain, { ...villager(i), left: i % 2 === 0 }) +
    counter([x + 14, y - 58], 212, 58) +
    fruit(times(5).map((k): Point => [x + 40 + k * 40, y - 76])) +
    stall([x, y], 240, 236, i % 2 ? marigold : white);
  const upper = times(4).map((i): Point => [20 + i * 280, 236 + i * 92]);
  const lower = times(4).map((i): Point => [-70 + i * 280, 640 + i * 92]);
  const walker = (i: number): string => {
    const at: Point = [60 + i * 136, 408 + i * 44 + (i % 2) * 26];
    return figure(at, 162, [poses.walk, poses.carry, poses.talk][i % 3] ?? poses.walk, {
      ...villager(i + 1),
      left: i % 3 === 1,
      holds: i % 3 === 1 ? [null, crate] : i % 3 === 0 ? [bag, null] : [null, null],
    });
  };
  return [
    sun([1080, 120], 62),
    block([560, 190], 80, 160, 2, 4),
    block([660, 220], 100, 210, 3, 5),
    hall([790, 250], 190, 150, 4),
    bunting([260, 30], [1200, 330], 20, 26),
    upper.map(shop).join(''),
    each(9, walker),
    lower.map((p, i) => shop(p, i + 1)).join(''),
    hen([120, 720], 46),
    beast([60, 830], 60),
    figure([150, 860], 130, poses.leap),
    grass([20, 870], [420, 884], 6, r),
  ].join('');
};
