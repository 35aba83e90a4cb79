import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { glass } from '../../figure/hold';
import { limbs } from '../../figure/pose';
import { bench, sitter } from '../../figure/seat';
import { earthToEdge, fromTip } from '../../frame';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { bell, copies } from '../../props/school';
import { caneStool } from '../../props/studio';
import { line, path } from '../../svg';

/** The two on the bench, each with a glass of tea. */
const listeners: readonly Person[] = [
  sitter(
    [90, 672],
    838,
    440,
    { arms: limbs(20, 60, -2, 110) },
    { woman: true, stroke: 10, holds: [null, glass] },
  ),
  sitter(
    [340, 672],
    838,
    440,
    { arms: limbs(14, 50, 14, 108), nod: 4 },
    { hat: 'topi', stroke: 10, holds: [null, glass] },
  ),
];

/** The speaker, who tells them something. */
const teller = sitter(
  [1000, 640],
  838,
  500,
  { arms: limbs(-30, 40, 40, 128) },
  { left: true, hat: 'pheta', stroke: 11 },
);

/** The post at whose arm the bell hangs. */
const bellPost =
  line(path(1140, 838, 1140, 40), 11) + line(path(988, 70, 1158, 70), 9) + line(path(1140, 150, 1072, 74), 6);

/** The scene `after`: the last bell has rung, and the staff room sits under the tree. */
export const after: Scene = (r) =>
  [
    fromTip(
      844,
      [
        palm([606, 838], 860, r),
        bellPost,
        bell([1018, 84], 90),
        bench([30, 680], 480, 158),
        copies([726, 838], 84, 5),
        caneStool([1000, 650], 838),
        dressed([...listeners, teller]),
      ].join(''),
      0.905,
      23,
    ),
    earthToEdge(844),
  ].join('');
