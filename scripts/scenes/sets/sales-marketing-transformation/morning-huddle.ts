import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { person } from '../../figure/figure';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { disc, dots, ink, line, marigold, type Point, polar, times } from '../../svg';

/** The scene `morning-huddle`. */
export const morningHuddle: Scene = (r) => {
  const at: Point = [600, 450];
  const one = (i: number): Person => ({
    at: polar(at, i * 40, 344),
    h: 236,
    turn: i * 40 - 90,
    ...colleague(i),
    halo: true,
    pose: armed(poses.stand, { to: polar(at, i * 40 - 15, 62) }, { to: polar(at, i * 40 + 15, 62) }),
  });
  const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, k));
  const corner = ([x, y]: Point): string =>
    line(spiral([x, y], 70, 3.5), 5) + line(dots(times(16).map((i) => polar([x, y], i * 22.5, 92))), 7);
  return [
    line(disc(at, 412) + disc(at, 362), 4),
    line(dots(ring(387, 76)), 11),
    times(9).map(one).map(person).join(''),
    ink(disc(at, 44), marigold),
    line(disc(at, 56), 4),
    line(dots(ring(74, 18)), 9),
    (
      [
        [120, 130],
        [1080, 130],
        [120, 770],
        [1080, 770],
      ] as Point[]
    )
      .map(corner)
      .join(''),
    fern([70, 530], 150, 8),
    fern([130, 540], 110, 8),
    fern([1070, 540], 110, -8),
    fern([1130, 530], 150, -8),
    flock([500, 0], 0, r.near(40, 1)),
  ].join('');
};
