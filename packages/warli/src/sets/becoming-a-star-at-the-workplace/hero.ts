import { flock } from '../../props/animal';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { band, betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { type Limb, limbs, type Pose, poses } from '../../figure/pose';
import { laptop, table } from '../../props/room';
import { star } from '../../props/star';
import { box, cover } from '../../svg';

/** Somebody at a desk, with both hands at the keys or, every third, in the air. */
function desk(x: number, y: number, i: number, left: boolean): string {
  const k = left ? 1 : -1;
  const key = (away: number): Limb => ({ to: [x + k * away, y - 84] });
  const arms: Pose['arms'] = i % 3 ? [key(24), key(4)] : limbs(-150, -172, 130, 166);
  return (
    figure([x + k * 50, y - 46], 206, { ...poses.chair, arms }, { hung: true, ...colleague(i), left }) +
    table([x - 40, y - 76], 88, 76) +
    laptop([x, y - 80], 50, left)
  );
}

const floor = 864;

/** The scene `hero`. */
export const hero: Scene = () => {
  const tiers = [0, 1, 2, 3].map((i): [number, number, number] => [
    40 + i * 150,
    floor - i * 120,
    1120 - i * 300,
  ]);
  const drawing = [
    star([600, 242], 158),
    figure([600, 358], 250, poses.leap, { woman: true }),
    tiers
      .map(
        ([x, y, w], i) =>
          cover(box([x, y - 84], w, 84 + i), 6) +
          band(
            (['triangles', 'diamonds', 'zigzag', 'comb'] as const)[i] ?? 'dots',
            [x + 14, y - 54],
            w - 28,
            26,
          ),
      )
      .join(''),
    [0, 1, 2]
      .map((i) => {
        const y = floor - 84 - i * 120;
        return desk(112 + i * 150, y, i, false) + desk(1088 - i * 150, y, i + 2, true);
      })
      .join(''),
    flock([70, 340], 4, 52),
    flock([1130, 340], 4, 52, true),
  ].join('');
  return betweenTips(floor, drawing) + groundLine(floor);
};
