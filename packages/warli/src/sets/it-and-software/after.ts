import { lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { board } from '../../props/room';
import { box, each, line, marigold, path } from '../../svg';

/** The meetings of a week on a board; one of them is struck out. */
const week = (): string =>
  board([400, 150], 400, 350) +
  line(
    each(9, (i) => (i === 4 ? '' : box([434 + (i % 3) * 116, 186 + Math.floor(i / 3) * 96], 100, 76))),
    4,
  ) +
  line(path(556, 288, 644, 354) + path(556, 354, 644, 288), 14, marigold);

/** The scene `after`: the meeting that nobody needed is struck out. */
export const after: Scene = () =>
  [
    week(),
    figure([300, 838], 560, armed({ ...poses.stand, lean: 4 }, [-40, 20], { to: [548, 384] }), {
      woman: true,
      stroke: 12,
    }),
    speaker([970, 838], 550, poses.akimbo, { left: true, stroke: 12 }),
    lineToEdge(844),
  ].join('');
