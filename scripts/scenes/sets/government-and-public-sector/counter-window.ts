import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { staff } from '../../figure/hold';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { folder } from '../../props/records';
import { counter } from '../../props/room';
import { box, cover, each, line, path, polar, poly, white } from '../../svg';

/** The scene `counter-window`. */
export const counterWindow: Scene = () =>
  [
    cover('M600 560V300Q600 70 830 70T1060 300V560Z', 8),
    line(
      each(7, (i) => poly([polar([830, 290], 195 + i * 25, 70), polar([830, 290], 195 + i * 25, 212)])),
      4,
    ),
    line(path(600, 300, 1060, 300), 6),
    figure(
      [860, 872],
      570,
      {
        ...poses.listen,
        arms: [{ to: [980, 556] }, { to: [660, 510] }],
        legs: [{ to: [900, 760] }, { to: [830, 760] }],
      },
      { woman: true, left: true },
    ),
    counter([580, 570], 500, 270),
    cover(box([520, 556], 600, 26), 5, white, white),
    figure([280, 838], 600, armed(poses.talk, [-44, 10], { to: [530, 500] }), {
      hat: 'turban',
      holds: [staff, null],
    }),
    folder([596, 500], 150),
    frame({ bottom: 'comb' }),
  ].join('');
