import { dressed } from '../../figure/finery';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { board } from '../../props/room';
import { sitter } from '../../figure/seat';
import { star } from '../../props/star';
import { box, cover, line, path } from '../../svg';

const steps = [470, 590, 710] as const;

const colleagues = [
  [92, 0, 'bun'],
  [200, 0, 'turban'],
  [330, 1, 'tie'],
  [438, 1, 'plait'],
  [568, 2, 'topi'],
  [676, 2, 'bun'],
] as const;

/** The scene `attend`. */
export const attend: Scene = () =>
  [
    board([800, 90], 360, 430, 316),
    star([980, 305], 122),
    steps
      .map(
        (y, i) =>
          cover(box([-20, y + 20], 280 + i * 250, 820 - y), 6) +
          line(path(-20, y + 20, 260 + i * 250, y + 20), 12),
      )
      .join(''),
    dressed(
      colleagues.map(([x, i, hat], k) =>
        sitter(
          [x, (steps[i] ?? 0) + 14],
          (steps[i] ?? 0) + 132,
          336,
          k === 3 ? { arms: limbs(-10, 50, 130, 160) } : { arms: limbs(-14, 48, -6, 56) },
          { hat, woman: hat === 'bun' || hat === 'plait' },
        ),
      ),
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
