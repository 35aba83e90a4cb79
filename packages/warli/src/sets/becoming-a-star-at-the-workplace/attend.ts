import { frame } from '../../frame';
import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { board } from '../../props/room';
import { seated } from '../../figure/seat';
import { star } from '../../props/star';
import { box, cover, line, path } from '../../svg';

const steps = [470, 590, 710] as const;

const colleagues = [
  [52, 0, 'bun'],
  [162, 0, 'turban'],
  [296, 1, 'tie'],
  [406, 1, 'plait'],
  [540, 2, 'topi'],
  [650, 2, 'bun'],
] as const;

/** The scene `attend`. */
export const attend: Scene = () =>
  [
    board([800, 90], 360, 430, 316),
    star([980, 305], 122),
    steps
      .map(
        (y, i) =>
          cover(box([-20, y + 20], 250 + i * 250, 820 - y), 6) +
          line(path(-20, y + 20, 230 + i * 250, y + 20), 12),
      )
      .join(''),
    colleagues
      .map(([x, i, hat], k) =>
        seated(
          [x, (steps[i] ?? 0) + 14],
          (steps[i] ?? 0) + 132,
          336,
          k === 3 ? { arms: limbs(-10, 50, 130, 160) } : { arms: limbs(-14, 48, -6, 56) },
          { hat, woman: hat === 'bun' || hat === 'plait' },
        ),
      )
      .join(''),
    frame({ bottom: 'triangles' }),
  ].join('');
