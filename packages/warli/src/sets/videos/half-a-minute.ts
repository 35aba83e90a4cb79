import { crossLegged } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import type { Scene } from '../../page';
import { box, cover, dots, line, path, polar, times } from '../../svg';

const floor = 680;

/** He says nothing: one palm asks for quiet, one hand is on his heart. */
const silent: Person = {
  at: [640, floor],
  h: 590,
  stroke: 13,
  halo: true,
  hat: 'pheta',
  pose: { ...armed(poses.stand, [-38, -64], [22, 250]), nod: 8 },
};

/** The silence about him, ring upon ring. */
const rings = (): string =>
  line(
    [250, 330, 410]
      .map((r, j) =>
        dots(times(26 + j * 8).map((i) => polar([640, 350], 180 + (i * 180) / (25 + j * 8), r, r * 0.78))),
      )
      .join(''),
    9,
  );

/** The stage he stands on. */
const stage = (): string => cover(box([190, floor], 900, 190), 8);

/** Those who hear it, hands in their laps. */
const listeners = (): string =>
  [
    { woman: true },
    { hat: 'turban' as const },
    { woman: true, hat: 'braid' as const },
    { hat: 'topi' as const },
  ]
    .map((look, i) => crossLegged([310 + i * 232, 842], 330, look))
    .join('');

/** The scene `half-a-minute`. */
export const halfAMinute: Scene = () =>
  [
    rings(),
    stage(),
    person(silent),
    armsOver(silent, [1]),
    listeners(),
    line(path(0, 872, 1200, 872), 8),
  ].join('');
