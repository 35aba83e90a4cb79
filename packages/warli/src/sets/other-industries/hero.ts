import { hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { sun } from '../../ground/land';
import { gear, lattice, windmill } from '../../props/machine';
import type { Scene } from '../../page';
import { palm } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { disc, dots, each, larger, line, type Point, polar, times, turned } from '../../svg';
import { wheel } from '../../props/vehicle';

const at: Point = [600, 450];

const looks = [
  { hat: 'helmet' },
  { woman: true },
  { hat: 'turban' },
  { woman: true, hat: 'plait' },
  { hat: 'cap' },
  { woman: true },
] as const;

const worker = (i: number): string =>
  turned(figure([600, 306], 236, armed(poses.cheer, [-112, -164], [112, 164]), looks[i] ?? {}), i * 60, at);

const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, k));

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const sign = [
    gear([600, 132], 66, 11),
    hut([540, 190], 120, 126),
    windmill([600, 206], 100, 30),
    wheel([600, 132], 64),
    lattice([600, 206], 150, 90, 4),
    palm([592, 206], 160, r),
  ];
  const turning = [
    sun(at, 70),
    line(disc(at, 136), 4),
    line(disc(at, 408) + disc(at, 438), 4),
    line(dots(ring(423, 72)), 11),
    each(6, worker),
    sign.map((s, i) => turned(s, i * 60 + 30, at)).join(''),
  ];
  return larger(turning.join(''), 0.9, [600, 610]);
};
