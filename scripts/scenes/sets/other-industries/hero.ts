import { block, hut } from '../../building';
import { microscope } from '../../clinic';
import { figure } from '../../figure';
import { spiral, sun } from '../../land';
import { gear, lattice, windmill } from '../../machine';
import type { Scene } from '../../page';
import { fern, palm } from '../../plant';
import { armed, poses } from '../../pose';
import { disc, dots, each, line, type Point, polar, times, turned } from '../../svg';
import { wheel } from '../../vehicle';

const at: Point = [600, 450];

const looks = [
  { hat: 'helmet' },
  { woman: true },
  { hat: 'turban' },
  { woman: true, hat: 'nurse' },
  { hat: 'cap' },
  { woman: true, hat: 'plait' },
  { hat: 'topi' },
  { woman: true },
] as const;

const worker = (i: number): string =>
  turned(
    figure(
      [600, 278],
      176,
      i % 2 ? armed(poses.cheer, [-60, -150], [60, 150]) : armed(poses.cheer, [-70, -120], [70, 120]),
      looks[i] ?? {},
    ),
    i * 45,
    at,
  );

const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, k));

const corner = (p: Point): string =>
  line(spiral(p, 64, 3.2), 5) + line(dots(times(16).map((i) => polar(p, i * 22.5, 84))), 7);

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const sign = [
    gear([600, 142], 46, 11),
    hut([556, 182], 88, 88),
    windmill([600, 190], 84),
    wheel([600, 142], 44),
    microscope([602, 188], 92),
    lattice([600, 190], 110, 66, 4),
    block([566, 186], 68, 96, 2, 3),
    palm([594, 190], 110, r),
  ];
  return [
    line(disc(at, 160) + disc(at, 134), 4),
    line(dots(ring(147, 32)), 11),
    sun(at, 76),
    line(disc(at, 392) + disc(at, 424), 4),
    line(dots(ring(408, 78)), 12),
    each(8, worker),
    sign.map((s, i) => turned(s, i * 45 + 22.5, at)).join(''),
    (
      [
        [100, 100],
        [1100, 100],
        [100, 800],
        [1100, 800],
      ] as Point[]
    )
      .map(corner)
      .join(''),
    fern([70, 540], 160, 6),
    fern([122, 540], 120, 6),
    fern([1078, 540], 120, -6),
    fern([1130, 540], 160, -6),
  ].join('');
};
