import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { hills, peak } from '../../ground/land';
import { monitor } from '../../props/desk';
import { snow } from '../../props/outpost';
import { chair, table } from '../../props/room';
import { box, cover, hide, line, path } from '../../svg';

const range = [peak(760, 330, 850, 180, 950, 330), peak(900, 330, 1010, 140, 1110, 330)];

const soldier: Person = {
  at: [760, 676],
  h: 560,
  pose: {
    ...poses.chair,
    lean: 12,
    nod: 2,
    arms: [{ to: [560, 622] }, { to: [530, 626] }],
    legs: [{ to: [680, 858] }, { to: [620, 858] }],
  },
  left: true,
  hung: true,
  halo: true,
  hat: 'cap',
  stroke: 12,
};

/** The scene `ministry-of-defence-bro-software-course`. */
export const softwareCourse: Scene = () =>
  [
    betweenTips(
      862,
      [
        cover(box([740, 90], 390, 250), 6),
        hills(range, 22),
        snow(range, 0.3),
        hide(box([744, 330], 380, 8)),
        line(path(740, 334, 1130, 334) + path(935, 90, 935, 110), 6),
        figure([1086, 858], 470, armed(poses.listen, [-14, -4], [14, -2]), { hat: 'cap', left: true }),
        figure([916, 858], 470, armed(poses.stand, [-12, 0], [10, -10]), { hat: 'cap', left: true }),
        monitor([420, 636], 230),
        chair([770, 686], 180, true),
        table([270, 636], 400, 222),
        figure([150, 858], 560, armed(poses.stand, [-36, 20], { to: [336, 524] }), {
          woman: true,
          hat: 'plait',
          stroke: 12,
        }),
        person(soldier),
        line(path(560, 632, 480, 632), 10),
      ].join(''),
      0.9,
    ),
    groundLine(862),
  ].join('');
