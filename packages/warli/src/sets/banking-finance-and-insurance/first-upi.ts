import { mark } from '../../props/bank';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { dressed, dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { table } from '../../props/room';
import { bench, sitter, stick } from '../../figure/seat';
import { box, cover, dots, ground, ink, line, marigold, polar, times } from '../../svg';

/** The scene `first-upi`. */
export const firstUpi: Scene = () =>
  [
    line(
      dots(
        times(3).flatMap((k) =>
          times(20 + k * 6).map((i) => polar([610, 440], (i * 360) / (20 + k * 6), 120 + k * 46)),
        ),
      ),
      6,
    ),
    bench([120, 668], 420, 162),
    dressed([
      sitter(
        [330, 656],
        830,
        620,
        { lean: 10, nod: 10, arms: [{ to: [440, 640] }, { to: [568, 450] }] },
        { hat: 'turban', stroke: 11 },
      ),
    ]),
    dressedFigure([830, 830], 540, armed(poses.talk, [-40, 30], { to: [654, 486] }), {
      woman: true,
      hat: 'plait',
      left: true,
    }),
    cover(box([576, 366], 84, 150), 6) + ink(box([588, 382], 60, 110), marigold),
    line('M600 440l14 18l26 -40', 7, ground),
    stick([160, 560], 830),
    table([950, 640], 220, 190),
    mark([1000, 520], 118),
    frame({ bottom: 'zigzag', top: 'comb' }),
  ].join('');
