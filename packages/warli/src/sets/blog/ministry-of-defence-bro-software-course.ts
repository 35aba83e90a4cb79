import type { Person } from '../../figure/bones';
import { dressed, dressedFigure } from '../../figure/finery';
import { betweenTips, dotted, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { hills, peak } from '../../ground/land';
import { monitor } from '../../props/desk';
import { snow } from '../../props/outpost';
import { chair, table } from '../../props/room';
import { box, cover, dashes, hide, line, path, sand } from '../../svg';

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
        dressedFigure([1110, 858], 470, armed(poses.listen, [-14, -4], [8, -4]), {
          hat: 'cap',
          left: true,
          shirt: sand,
          halo: false,
        }),
        dressedFigure([926, 858], 470, armed(poses.stand, [-12, 0], [4, -8]), {
          hat: 'cap',
          left: true,
          shirt: sand,
          halo: false,
        }),
        monitor([420, 636], 230),
        chair([756, 686], 180, true),
        table([270, 636], 400, 222),
        dressedFigure([150, 858], 560, armed(poses.stand, [-36, 20], { to: [336, 524] }), {
          woman: true,
          hat: 'plait',
          stroke: 12,
        }),
        dressed([soldier]),
        line(path(560, 632, 480, 632), 10),
      ].join(''),
      0.9,
    ),
    dotted(44),
    groundLine(862),
    dashes('M90 882H1112', 7, [0, 20]),
  ].join('');
