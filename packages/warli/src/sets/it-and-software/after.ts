import { fromTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { board } from '../../props/room';
import { box, each, line, marigold, path } from '../../svg';

/** The meetings of a week on a board; one of them is struck out. */
const week = (): string =>
  board([400, 180], 400, 350) +
  line(
    each(9, (i) => (i === 4 ? '' : box([434 + (i % 3) * 116, 216 + Math.floor(i / 3) * 96], 100, 76))),
    4,
  ) +
  line(path(556, 318, 644, 384) + path(556, 384, 644, 318), 14, marigold);

const struck = (): string =>
  [
    week(),
    figure([300, 838], 560, armed({ ...poses.stand, lean: 4 }, [-40, 20], { to: [548, 396] }), {
      woman: true,
      stroke: 12,
    }),
    speaker([866, 838], 550, poses.akimbo, { left: true, stroke: 12 }),
  ].join('');

/** The scene `after`: the meeting that nobody needed is struck out. */
export const after: Scene = () => fromTip(844, struck(), 1.195, 172) + lineToEdge(844);
