import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { limbs, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { envelope } from '../../props/post';
import { hut } from '../../props/building';
import { bunting } from '../../props/market';
import { frame } from '../../frame';
import { line, path, times } from '../../svg';

const dancers = times(4).map((i) => ({
  at: [622 + i * 138, 820 - (i % 2) * 14] as const,
  h: 250,
  woman: i % 2 === 0,
  halo: true,
  pose: { ...poses.dance, legs: i % 2 ? limbs(-34, -40, 44, -6) : poses.dance.legs },
}));

/** The scene `thank-you`. */
export const thankYou: Scene = () =>
  [
    sun([330, 190], 66),
    hut([700, 700], 380, 520),
    bunting([500, 90], [890, 182], 40, 9) + bunting([890, 182], [1240, 90], 40, 8),
    line(path(40, 520, 150, 506) + path(20, 610, 120, 600) + path(50, 700, 140, 694), 6),
    figure(
      [330, 818],
      480,
      { ...poses.run, arms: [[-62, 14], { to: [520, 420] }] },
      { hat: 'cap', stroke: 11 },
    ),
    envelope([556, 400], 120),
    chain(dancers),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
