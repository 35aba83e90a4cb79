import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bag, pad } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { factory } from '../../props/building';

const legs = limbs(-6, -4, 6, 4);

/** A worker with his bag, and the speaker with his pad. */
const all: readonly Person[] = [
  {
    at: [560, 838],
    h: 480,
    stroke: 11,
    halo: true,
    hat: 'helmet',
    holds: [bag, null],
    pose: { ...poses.talk, arms: limbs(-24, -4, 12, 34), legs },
  },
  {
    at: [972, 838],
    h: 560,
    stroke: 12,
    halo: true,
    left: true,
    hat: 'pheta',
    holds: [null, pad],
    pose: { ...armed({ ...poses.listen, lean: 0 }, [-40, 48], [28, 84]), legs },
  },
];

/** The scene `after`: at the gate, with whoever comes off the shift. */
export const after: Scene = () =>
  fromTip(844, sun([640, 200], 60) + factory([30, 838], 346, 330) + dressed(all), 0.96, 27) +
  earthToEdge(844);
