import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { crate, pad } from '../../figure/hold';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { box, cotton, cover, each, ground, line, marigold, path, points, poly, white } from '../../svg';
import { wheel } from '../../props/vehicle';

const rack = (x: number, w: number): string =>
  each(
    4,
    (j) =>
      each(w / 66, (i) =>
        (i * 5 + j * 3) % 7 === 6
          ? ''
          : cover(
              box([x + 8 + i * 66, 610 - j * 140 - ((i + j) % 3) * 14 - 56], 54, 56 + ((i + j) % 3) * 14),
              4,
              white,
              (i + j * 2) % 6 === 0 ? cotton : ground,
            ),
      ) + line(path(x, 612 - j * 140, x + w, 612 - j * 140), 8),
  ) + line(path(x, 80, x, 660) + path(x + w, 80, x + w, 660), 9);

const truck =
  cover(poly(points(560, 800, 560, 690, 640, 690, 670, 760, 770, 760, 770, 800), true), 6) +
  line(path(570, 690, 590, 560, 690, 560, 720, 700), 6) +
  line(path(790, 820, 790, 480) + path(806, 820, 806, 480) + path(800, 690, 920, 690), 7) +
  wheel([600, 812], 34) +
  wheel([730, 812], 34);

/** The scene `warehouse`. */
export const warehouse: Scene = () =>
  [
    rack(40, 340),
    rack(430, 340),
    rack(820, 340),
    line(path(0, 664, 1200, 664), 4),
    cover(box([814, 590], 100, 94), 5, white, marigold),
    line('M814 590l100 94m0 -94l-100 94', 3),
    truck,
    figure([640, 730], 220, armed(poses.chair, { to: [704, 676] }, { to: [710, 680] }), {
      hung: true,
      hat: 'helmet',
    }),
    figure([126, 842], 290, poses.carry, { hat: 'cap', holds: [null, crate] }),
    figure([405, 842], 290, poses.head, { woman: true, holds: [null, null] }),
    cover(box([363, 484], 84, 66), 5),
    line('M363 484l84 66m0 -66l-84 66', 3),
    figure([1096, 842], 300, armed(poses.listen, [-40, 40], [46, 110]), {
      woman: true,
      hat: 'plait',
      left: true,
      holds: [null, pad],
    }),
    frame({ bottom: 'diamonds' }),
  ].join('');
