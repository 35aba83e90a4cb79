import { frame } from '../frame';
import type { Scene, SceneSet } from '../page';
import { bow, cotton, cover, disc, dots, ground, ink, line, marigold, poly, polar, times, white, type Point } from '../svg';

const portrait: Scene = () => {
  const head: Point = [400, 330];
  const ring = (k: number, n: number): Point[] => times(n).map((i) => polar(head, ((i + 0.5) * 360) / n, k));
  const ray = (i: number): string => poly([polar(head, i * 7.5 - 2.6, 268), polar(head, i * 7.5, 318), polar(head, i * 7.5 + 2.6, 268)], true);
  const chest = poly([[70, 590], [400, 540], [730, 590], [470, 1010], [330, 1010]], true);
  return [
    line(disc(head, 246), 20, marigold), line(disc(head, 226) + disc(head, 264), 4), ink(times(48).map(ray).join('')), line(dots([...ring(206, 60), ...ring(340, 72)]), 8),
    ink(poly([[362, 420], [438, 420], [446, 560], [354, 560]], true)), cover(chest, 12, ground, white), ink(disc(head, 120)),
    line(times(19).map((i) => poly([polar(head, 190 + i * 8.9, 118), polar(head, 190 + i * 8.9, 150)])).join(''), 7), line(poly([[340, 548], [400, 640], [460, 548]]), 7, ground), line(poly([[400, 640], [400, 1000]]), 6, ground), line(dots(times(5).map((i): Point => [418, 690 + i * 56])), 15, ground), line(bow([120, 640], [250, 660], [352, 1000]) + bow([680, 640], [550, 660], [448, 1000]), 5, ground), ink(poly([[500, 690], [570, 672], [560, 730]], true), marigold),
    line(poly([[70, 590], [30, 800], [120, 1010]]) + poly([[730, 590], [770, 800], [640, 1010]]), 26), line(poly([[612, 1010], [612, 600]]), 12, cotton), cover(disc([612, 556], 40, 54), 6, white, marigold), line('M576 540h72M576 566h72', 4, ground), frame({ bottom: 'triangles' }, 800, 1000),
  ].join('');
};

/** The speaker. */
export const speaker: SceneSet = { ground: 'terracotta', size: [800, 1000], scenes: { portrait } };
