import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { fan } from '../../props/bank';
import { chair } from '../../props/room';
import { disc, dashes, dots, line, type Point, polar, times } from '../../svg';
import { colleague } from '../../figure/cast';

/** Chairs of the ring from the back to the front: how far out, the floor, the height. */
const places = [
  [250, 470, 240],
  [406, 566, 280],
  [500, 696, 310],
  [284, 850, 366],
] as const;

const pair = (i: number): string => {
  const [out, floor, h] = places[i] ?? places[0];
  const sitter = (left: boolean): string => {
    const x = 600 + (left ? out : -out);
    const talks = i % 2 === (left ? 1 : 0);
    return (
      chair([x, floor - h * 0.29], h * 0.3, left) +
      seated(
        [x, floor - h * 0.3],
        floor,
        h,
        { arms: talks ? limbs(20, 76, 36, 86) : limbs(10, 60, 50, 112) },
        { left, ...colleague(i * 2 + (left ? 1 : 0)) },
      )
    );
  };
  return sitter(false) + sitter(true);
};

/** The scene `corporate-training`. */
export const corporateTraining: Scene = () =>
  [
    fan([600, 70], 60, 170),
    dashes(disc([600, 660], 330, 130), 7, [1, 22]),
    line(disc([600, 660], 210, 80), 4),
    line(dots(times(24).map((i): Point => polar([600, 660], i * 15, 176, 66))), 8),
    pair(0) + pair(1),
    speaker([600, 700], 440, { ...poses.explain, arms: limbs(-46, -128, 50, 122) }, { stroke: 10 }),
    pair(2) + pair(3),
    frame({ top: 'diamonds', isOpening: true }),
  ].join('');
