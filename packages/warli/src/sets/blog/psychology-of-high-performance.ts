import { dressed, dressedFigure } from '../../figure/finery';
import { frame, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { bench, sitter, stick } from '../../figure/seat';
import { clayPot, pottersWheel } from '../../props/pottery';
import { dashes, line, marigold, path, sand, times } from '../../svg';

/** The scene `psychology-of-high-performance`. */
export const highPerformance: Scene = () =>
  [
    line(path(90, 330, 790, 330), 8),
    dashes('M100 350H781', 7, [0, 20], sand),
    times(6)
      .map((i) => clayPot([150 + i * 118, 324], i % 2 ? 74 : 92))
      .join(''),
    bench([56, 716], 122, 130),
    dressed([
      sitter(
        [130, 706],
        846,
        400,
        { lean: 6, nod: 2, arms: [{ to: [240, 640] }, { to: [250, 634] }] },
        { hat: 'turban' },
      ),
    ]),
    stick([240, 650], 846),
    bench([322, 760], 114, 88),
    dressed([
      sitter(
        [396, 748],
        846,
        520,
        { lean: 16, nod: 14, arms: [{ to: [548, 596] }, { to: [668, 590] }] },
        { woman: true, stroke: 11 },
      ),
    ]),
    pottersWheel([600, 690], 150, 850),
    clayPot([608, 686], 150, 0, marigold),
    dressedFigure(
      [868, 842],
      480,
      { ...poses.run, lean: 14, arms: [{ to: [978, 584] }, { to: [1058, 572] }] },
      { hat: 'topi', stroke: 11 },
    ),
    clayPot([988, 590], 84, -6),
    clayPot([1074, 578], 84, 8),
    clayPot([1032, 506], 84, 4),
    clayPot([1098, 772], 84, 48),
    line(path(1068, 636, 1076, 686) + path(1094, 632, 1100, 688) + path(1118, 640, 1122, 682), 4),
    groundLine(850),
    frame({ top: 'zigzag', isOpening: true }),
  ].join('');
