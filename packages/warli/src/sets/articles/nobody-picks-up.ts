import { seated } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { halfLid, mixer, ringing } from '../../props/mixer';
import { receiver } from '../../props/post';
import { courses } from '../../props/records';
import { chair, pane, table } from '../../props/room';
import { clock } from '../../props/works';
import { dots, line, onBow, times } from '../../svg';

const floor = 838;

/** The scene `nobody-picks-up`: a new colleague rings as a customer whose mixer is broken; behind the wall the telephone rings for an empty chair. */
export const nobodyPicksUp: Scene = () =>
  [
    line(dots(times(22).map((i) => onBow([300, 390], [560, -40], [850, 420], i / 21))), 9),
    courses([616, 250], 44, floor - 250, 10),
    pane([84, 130], 150, 180),
    chair([176, 692], 150),
    seated(
      [184, 684],
      floor,
      570,
      { lean: 4, nod: 4, arms: [{ to: [330, 632] }, { to: [286, 420] }] },
      { woman: true, hat: 'plait', stroke: 12, holds: [null, receiver] },
    ),
    table([326, 644], 260, floor - 644),
    mixer([470, 644]),
    halfLid([354, 642]),
    clock([1056, 250], 96, 10, 40),
    table([730, 644], 270, floor - 644),
    ringing([856, 642]),
    chair([1094, 692], 160, true),
    frame({ bottom: 'comb' }),
  ].join('');
