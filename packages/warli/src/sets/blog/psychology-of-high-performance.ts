import { figure } from '../../figure/figure';
import { frame, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { bench, seated, stick } from '../../figure/seat';
import { clayPot, pottersWheel } from '../../props/pottery';
import { line, marigold, path, times } from '../../svg';

/** The scene `psychology-of-high-performance`. */
export const highPerformance: Scene = () =>
  [
    line(path(90, 330, 790, 330), 8),
    times(6)
      .map((i) => clayPot([150 + i * 118, 324], i % 2 ? 74 : 92))
      .join(''),
    bench([56, 716], 122, 130),
    seated(
      [130, 706],
      846,
      400,
      { lean: 6, nod: 2, arms: [{ to: [240, 640] }, { to: [250, 634] }] },
      { hat: 'turban' },
    ),
    stick([240, 650], 846),
    bench([322, 760], 114, 88),
    seated(
      [396, 748],
      846,
      520,
      { lean: 16, nod: 14, arms: [{ to: [548, 596] }, { to: [668, 590] }] },
      { woman: true, stroke: 11 },
    ),
    pottersWheel([600, 690], 150, 850),
    clayPot([608, 686], 150, 0, marigold),
    figure(
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
