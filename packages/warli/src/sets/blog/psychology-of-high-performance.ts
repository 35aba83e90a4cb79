import { figure } from '../../figure/figure';
import { frame, lineToEdge } from '../../frame';
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
    lineToEdge(850),
    bench([60, 716], 150, 130),
    seated(
      [130, 706],
      846,
      400,
      { lean: 6, nod: 2, arms: [{ to: [240, 640] }, { to: [250, 634] }] },
      { hat: 'turban' },
    ),
    stick([240, 650], 846),
    bench([330, 760], 130, 88),
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
      [900, 838],
      480,
      { ...poses.run, lean: 14, arms: [{ to: [1010, 580] }, { to: [1090, 568] }] },
      { hat: 'topi', stroke: 11 },
    ),
    clayPot([1020, 590], 84, -6),
    clayPot([1106, 578], 84, 8),
    clayPot([1064, 506], 84, 4),
    clayPot([1130, 780], 90, 48),
    line(path(1096, 610, 1108, 660) + path(1128, 600, 1136, 656) + path(1158, 608, 1164, 650), 4),
    frame({ top: 'zigzag', isBeside: true }),
  ].join('');
