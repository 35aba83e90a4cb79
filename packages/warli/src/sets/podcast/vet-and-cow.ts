import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import { hills, peak } from '../../ground/land';
import type { Scene } from '../../page';
import { cow } from '../../props/cow';
import { line, path } from '../../svg';

const floor = 838;

/** The vet does not look: one arm over the eyes, the other on the cow. */
const vet: Person = {
  at: [212, floor],
  h: 640,
  stroke: 14,
  halo: true,
  hat: 'doctor',
  pose: {
    ...poses.stand,
    lean: -14,
    nod: -6,
    arms: [{ to: [176, 292], other: true }, { to: [396, 462] }],
    legs: limbs(10, -22, 34, 6),
  },
};

/** The old farmer stands on the cow's other side and holds her. */
const farmer: Person = {
  at: [716, 800],
  h: 650,
  stroke: 14,
  halo: true,
  left: true,
  hat: 'turban',
  pose: { ...armed(poses.stand, { to: [800, 520] }, { to: [560, 350] }), nod: 4 },
};

/** The scene `vet-and-cow`. */
export const vetAndCow: Scene = () =>
  [
    line(path(0, 640, 1200, 640), 5),
    hills([peak(-60, 640, 60, 480, 190, 640), peak(900, 640, 1080, 400, 1270, 640)]),
    person(farmer),
    cow([802, floor], 372),
    person(vet),
    armsOver(vet),
    bag([84, 732], { ...vet, h: 560 }),
    frame({ bottom: 'comb' }),
  ].join('');
