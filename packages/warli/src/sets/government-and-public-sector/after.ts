import type { Person } from '../../figure/bones';
import { finery } from '../../figure/finery';
import { person } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { earthToEdge } from '../../frame';
import type { Scene } from '../../page';
import { calendar } from '../../props/calendar';
import { telephone } from '../../props/desk';
import { receiver } from '../../props/post';
import { chair, counter } from '../../props/room';
import { bow, line } from '../../svg';

/** He who calls. */
const caller: Person = sitter(
  [158, 672],
  838,
  560,
  { lean: 6, nod: 2, arms: [[44, 96], { to: [264, 400] }] },
  { hat: 'topi', stroke: 12, holds: [null, receiver] },
);

/** She who points at a month. */
const clerk: Person = {
  at: [988, 838],
  h: 560,
  pose: { ...armed(poses.stand, [-30, 20], { to: [850, 420] }), legs: limbs(-6, -4, 6, 4) },
  left: true,
  woman: true,
  stroke: 12,
  halo: true,
  holds: [pad, null],
};

/** The scene `after`: a call from the office, before a calendar with blank months. */
export const after: Scene = () =>
  [
    calendar([530, 110], 380, 380, 8),
    chair([150, 690], 150),
    line(bow([254, 444], [300, 640], [396, 620]), 4),
    person(caller),
    person(clerk),
    finery([caller, clerk]),
    counter([356, 640], 190, 198),
    telephone([448, 630], 120),
    earthToEdge(844),
  ].join('');
