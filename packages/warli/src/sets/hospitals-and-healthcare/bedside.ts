import { dressedFigure } from '../../figure/finery';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { bench } from '../../figure/seat';
import { lamp, pane } from '../../props/room';
import { dots, line, polar, times } from '../../svg';
import { bed, drip, quilt } from '../../props/ward';

/** Takes what was drawn on a floor at 808 and sets it on the band. */
const onFloor = (drawing: string): string => `<g transform="translate(0 30)">${drawing}</g>`;

/** The scene `bedside`. */
export const bedside: Scene = () => {
  const glow = times(5).flatMap((k) =>
    times(24 + k * 10).map((i) => polar([540, 476], (i * 360) / (24 + k * 10), 96 + k * 46)),
  );
  return [
    pane([60, 80], 250, 240),
    sun([185, 200], 60),
    line(dots(glow.filter(([, y]) => y < 500)), 6),
    lamp([930, 0], 90, 46),
    onFloor(
      [
        fern([1140, 806], 240, -18),
        drip([120, 800], 380, [292, 506]),
        bed([170, 660], 620, 150),
        figure(
          [500, 586],
          560,
          armed({ ...poses.lie, legs: limbs(10, -24, 6, -34) }, [28, 28], { to: [516, 478] }),
          { turn: -90, hung: true },
        ),
        quilt([416, 500], 370, 160),
        bench([812, 694], 140, 114),
        dressedFigure(
          [835, 686],
          620,
          {
            ...poses.chair,
            lean: 10,
            legs: [{ to: [744, 806] }, { to: [690, 806] }],
            arms: [{ to: [572, 496] }, { to: [548, 474] }],
            nod: 8,
          },
          { hung: true, woman: true, hat: 'nurse', left: true },
        ),
      ].join(''),
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
};
