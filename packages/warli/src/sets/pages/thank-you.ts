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
  at: [622 + i * 138, 836 - (i % 2) * 12] as const,
  h: 250,
  woman: i % 2 === 0,
  halo: true,
  pose: { ...poses.dance, legs: i % 2 ? limbs(-34, -40, 44, -6) : poses.dance.legs },
}));

/** The scene `thank-you`. */
export const thankYou: Scene = () =>
  [
    sun([330, 190], 66),
    line(path(691, 72, 691, 838), 6),
    hut([800, 838], 310, 656),
    bunting([691, 84], [955, 182], 30, 6) + bunting([955, 182], [1240, 90], 34, 7),
    line(path(58, 520, 160, 506) + path(38, 610, 130, 600) + path(64, 700, 150, 694), 6),
    figure(
      [330, 836],
      480,
      { ...poses.run, arms: [[-62, 14], { to: [520, 438] }] },
      { hat: 'cap', stroke: 11 },
    ),
    envelope([556, 418], 120),
    chain(dancers),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
