import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { cotton, each, ground, marigold, white } from '../../svg';
import { note } from '../../props/workshop';

/** The scene `thank-you-wall`. */
export const thankYouWall: Scene = (r) =>
  [
    each(15, (i) => {
      const [col, row] = [i % 5, Math.floor(i / 5)];
      const plain = (i * 2 + row) % 3 === 0;
      const at = [336 + col * 112 + r.near(0, 6), 100 + row * 116 + r.near(0, 6)] as const;
      return i === 9 ? '' : note(at, 84, r.near(0, 7), plain ? ground : cotton, plain ? white : ground);
    }),
    figure([180, 834], 600, armed(poses.stand, [-36, 14], { to: [318, 190] }), {
      woman: true,
      hat: 'plait',
      stroke: 10,
    }),
    figure([1040, 834], 580, armed(poses.stand, [-40, 30], { to: [836, 270] }), {
      left: true,
      hat: 'topi',
      stroke: 10,
    }),
    note([790, 196], 88, -6, marigold),
    figure([600, 834], 360, armed(poses.raise, [-60, 44], { to: [660, 458] }), { woman: true }),
    frame({ bottom: 'diamonds' }),
  ].join('');
