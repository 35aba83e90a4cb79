import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { bust } from '../../props/office';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { table } from '../../props/room';
import { camera } from '../../props/school';
import { box, cover, disc, each, line, path } from '../../svg';

const learner = (i: number): string => {
  const [x, y] = [124 + (i % 3) * 122, 300 + Math.floor(i / 3) * 165];
  return (
    bust([x, y], 128, i % 2 === 1) +
    (i === 1 || i === 3 || i === 7 ? line(path(x + 48, y - 50, x + 60, y - 84, x + 46, y - 116), 8) : '')
  );
};

/** The scene `camera-lesson`. */
export const cameraLesson: Scene = () =>
  [
    cover(box([40, 120], 410, 530), 9),
    each(9, learner),
    line(path(245, 650, 245, 850) + path(150, 850, 340, 850), 10),
    table([970, 640], 190, 212),
    cover(disc([1070, 540], 78), 6) +
      line(
        disc([1070, 540], 30, 78) +
          path(992, 540, 1148, 540) +
          path(1070, 618, 1070, 640) +
          path(1030, 640, 1110, 640),
        5,
      ),
    figure([896, 850], 600, armed(poses.explain, { to: [1030, 468] }, [40, 140]), {
      woman: true,
      left: true,
      stroke: 11,
    }),
    camera([564, 850], 440),
    line(path(60, 854, 1140, 854), 6),
    frame({ top: 'comb' }),
  ].join('');
