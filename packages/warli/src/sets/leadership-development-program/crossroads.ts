import { figure } from '../../figure/figure';
import { hills, peak, trail } from '../../ground/land';
import type { Scene } from '../../page';
import { palm, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { dots, line, marigold, path, points, times, type Point } from '../../svg';
import { signpost } from '../../props/wayside';

const look = ['turban', 'bun', 'plait', 'cap'] as const;

const follower = (x: number, y: number, h: number, i: number): string =>
  figure([x, y], h, [poses.stand, poses.akimbo, poses.listen, poses.stand][i] ?? poses.stand, {
    hat: look[i] ?? 'none',
    woman: i === 1 || i === 2,
    left: i > 1,
  });

/** The scene `crossroads`. */
export const crossroads: Scene = (r) => {
  const steps = times(9).map((i): Point => [600, 826 + i * 22]);
  return [
    hills([peak(-60, 330, 130, 150, 330, 330), peak(200, 330, 330, 220, 470, 330)]),
    palm([1062, 330], 250, r),
    palm([972, 330], 170, r),
    line(path(0, 330, 1200, 330), 5),
    line(
      trail(points(400, 900, 430, 640, 300, 460, 20, 330)) +
        trail(points(800, 900, 770, 640, 900, 460, 1180, 330)),
      6,
    ),
    line(trail(points(220, 330, 480, 390, 600, 460, 720, 390, 980, 330)), 6),
    tree([600, 334], 230, r),
    line(dots(steps), 7),
    signpost([336, 700], 300, true),
    signpost([864, 700], 300),
    figure([600, 806], 390, armed(poses.akimbo, [-58, 42], { to: [630, 506] }), {
      woman: true,
      shirt: marigold,
    }),
    follower(98, 866, 326, 0),
    follower(232, 872, 316, 1),
    follower(968, 872, 316, 2),
    follower(1102, 866, 330, 3),
  ].join('');
};
