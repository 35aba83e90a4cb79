import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair, lamp, pane } from '../../props/room';
import { dots, line, polar, times } from '../../svg';
import { bed, drip, quilt } from '../../props/ward';

/** The scene `bedside`. */
export const bedside: Scene = () => {
  const glow = times(5).flatMap((k) =>
    times(24 + k * 10).map((i) => polar([566, 500], (i * 360) / (24 + k * 10), 96 + k * 46)),
  );
  return [
    pane([60, 80], 250, 240),
    sun([185, 200], 60),
    line(dots(glow.filter(([, y]) => y < 640)), 6),
    lamp([930, 0], 90, 46),
    fern([1140, 806], 240, -18),
    drip([120, 800], 380, [250, 610]),
    bed([170, 660], 620, 150),
    figure([500, 628], 600, armed(poses.lie, [34, 20], { to: [566, 520] }), { turn: -90, hung: true }),
    quilt([404, 566], 386, 96),
    chair([842, 690], 124, true),
    figure(
      [835, 686],
      620,
      { ...poses.chair, lean: 10, arms: [{ to: [580, 548] }, { to: [566, 516] }], nod: 8 },
      { hung: true, woman: true, hat: 'nurse', left: true },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
};
