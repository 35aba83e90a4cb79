import { flock } from '../../props/animal';
import { hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { audience } from '../../figure/group';
import { ridge } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { limbs } from '../../figure/pose';
import { box, cover, disc, dots, each, ink, line, marigold, type Point, polar, poly, times } from '../../svg';

/** The great sun behind the speaker: rings, rays and dots, open in the middle. */
function halo(at: Point, r: number): string {
  const ray = (i: number): string => {
    const a = i * 7.5;
    return poly([polar(at, a - 2.6, r * 1.09), polar(at, a, r * 1.3), polar(at, a + 2.6, r * 1.09)], true);
  };
  const ring = (k: number, n: number): Point[] =>
    times(n).map((i) => polar(at, ((i + 0.5) * 360) / n, r * k));
  return (
    line(disc(at, r), 18, marigold) +
    line(disc(at, r * 0.92) + disc(at, r * 1.08), 3.5) +
    ink(each(48, ray)) +
    line(dots([...ring(1.28, 48), ...ring(0.85, 60)]), 7)
  );
}

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const stage =
    cover(box([330, 540], 540, 58), 6) +
    band('diamonds', [342, 556], 516, 28) +
    cover(box([296, 598], 608, 22), 6);
  const speaker = figure(
    [592, 537],
    412,
    { lean: -5, arms: limbs(-58, -104, 126, 156), legs: limbs(-18, -10, 24, 6), nod: -4 },
    { stroke: 10 },
  );
  return [
    ridge([-40, 500], [110, 330], [300, 500]),
    ridge([900, 500], [1090, 330], [1240, 500]),
    beads([-10, 502], [300, 502], 14, 6),
    beads([900, 502], [1210, 502], 14, 6),
    tree([84, 540], 350, r),
    tree([1116, 540], 350, r),
    hut([190, 520], 92, 112),
    hut([918, 520], 92, 112),
    halo([600, 322], 226),
    flock([960, 120], 3, 48),
    flock([240, 120], 3, 48, true),
    stage,
    speaker,
    audience([600, 500], 5, 57, 440, 184),
  ].join('');
};
