import { person } from '../../figure/figure';
import { dressed, dressedFigure } from '../../figure/finery';
import { leftTip, start } from '../../frame';
import type { Scene } from '../../page';
import { armed, type Pose, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { letter, sweets } from '../../props/gift';
import { chair, lamp, laptop, table } from '../../props/room';
import { box, cover, dashes, line, path, sand, shape, type Point } from '../../svg';
import type { Look } from '../../figure/cast';

/** Someone who has turned round on the chair, away from the desk and toward the door; those near in patterned clothes. */
const turned = ([x, floor]: Point, h: number, pose: Partial<Pose>, look: Look): string => {
  const one = sitter([x, floor - h * 0.32], floor, h, { lean: -4, ...pose }, look);
  return (
    table([x - h * 0.78, floor - h * 0.5], h * 0.62, h * 0.5) +
    laptop([x - h * 0.5, floor - h * 0.51], h * 0.24, true) +
    chair([x, floor - h * 0.3], h * 0.3) +
    (h > 300 ? dressed([one]) : person(one))
  );
};

/** The scene `first-ninety-days-of-a-manager`. */
export const firstNinetyDays: Scene = () =>
  [
    lamp([420, 0], 70, 56),
    cover(box([800, 160], 280, 700), 8),
    cover(shape(1080, 160, 1150, 120, 1150, 892, 1080, 860), 6),
    line(path(1102, 500, 1102, 545), 9),
    dashes('M820 850V190H1060V850', 7, [0, 20]),
    turned([300, 500], 250, { arms: [{ to: [196, 372] }, [40, 90]] }, { hat: 'tie' }),
    turned(
      [590, 500],
      250,
      {
        arms: [
          [20, 70],
          [120, 160],
        ],
      },
      { woman: true, hat: 'plait' },
    ),
    leftTip(504),
    line(path(start, 504, 794, 504), 4),
    turned(
      [300, 862],
      340,
      {
        arms: [
          [10, 60],
          [16, 70],
        ],
      },
      { woman: true },
    ),
    turned([636, 862], 340, { arms: [{ to: [506, 690] }, [30, 76]] }, { hat: 'topi' }),
    dressedFigure([946, 858], 560, armed(poses.stand, [-30, -60], [24, 108]), {
      left: true,
      woman: true,
      stroke: 11,
      shirt: sand,
      holds: [letter, sweets],
    }),
  ].join('');
