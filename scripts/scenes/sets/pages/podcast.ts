import { figure } from '../../figure/figure';
import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { hangingMicrophone, stool } from '../../props/studio';
import { disc, dots, line, marigold, type Point, polar, times } from '../../svg';

const talker = (left: boolean): string => {
  const k = left ? -1 : 1;
  const x = 600 - k * 350;
  return (
    stool([x, 660], 846) +
    (left ? figure : speaker)(
      [x, 650],
      600,
      {
        ...poses.chair,
        lean: 6,
        nod: 4,
        arms: [[-10, 40], left ? [40, 120] : [50, 86]],
        legs: [{ to: [x + k * 70, 780] }, { to: [x + k * 120, 846] }],
      },
      { hung: true, left, woman: left, stroke: 12 },
    )
  );
};

/** The scene `podcast`. */
export const podcast: Scene = () =>
  [
    [90, 140, 190]
      .map((r, i) =>
        i === 1
          ? line(dots(times(48).map((j): Point => polar([600, 400], j * 7.5, r))), 8)
          : line(disc([600, 400], r), 4),
      )
      .join(''),
    line(disc([600, 400], 46), 9, marigold),
    talker(false),
    talker(true),
    hangingMicrophone([420, 0], 350),
    hangingMicrophone([780, 0], 350),
    frame({ bottom: 'zigzag' }),
  ].join('');
