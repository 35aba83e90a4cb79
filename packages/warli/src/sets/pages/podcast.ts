import { figure } from '../../figure/figure';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { caneStool, hangingMicrophone } from '../../props/studio';
import { disc, dots, line, marigold, type Point, polar, times } from '../../svg';

const floor = 832;

const talker = (left: boolean): string => {
  const k = left ? -1 : 1;
  const x = 600 - k * 366;
  return (
    caneStool([x - k * 34, 680], floor - 5) +
    (left ? figure : speaker)(
      [x, 658],
      620,
      {
        ...poses.chair,
        lean: 6,
        nod: 4,
        arms: [{ to: [x + k * 118, 628] }, left ? { to: [774, 490] } : { to: [448, 548] }],
        legs: [{ to: [x + k * (left ? 70 : 96), floor] }, { to: [x + k * 158, floor] }],
      },
      { hung: true, left, woman: left, stroke: 12 },
    )
  );
};

/** The scene `podcast`. */
export const podcast: Scene = () =>
  [
    line(disc([600, 386], 74) + disc([600, 386], 150), 4),
    line(dots(times(36).map((j): Point => polar([600, 386], j * 10, 112))), 8),
    line(disc([600, 386], 38), 9, marigold),
    talker(false),
    talker(true),
    hangingMicrophone([404, 66], 320),
    hangingMicrophone([796, 66], 320),
    frame({ top: 'zigzag', bottom: 'zigzag', isOpening: true }),
  ].join('');
