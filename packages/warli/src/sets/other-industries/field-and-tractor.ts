import { beast, flock } from '../../props/animal';
import { hut } from '../../props/building';
import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { pot, staff } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, crops, grass, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { each, line, path } from '../../svg';
import { tractor } from '../../props/vehicle';

/** Who has a pot on the head and holds it with both hands. */
const carrier: Person = {
  at: [320, 850],
  h: 260,
  woman: true,
  halo: true,
  pose: armed(poses.head, { to: [281, 594] }, { to: [359, 594] }),
};

/** The scene `field-and-tractor`. */
export const fieldAndTractor: Scene = (r) =>
  [
    sun([740, 150], 64),
    hills([peak(-60, 340, 140, 170, 350, 340), peak(250, 340, 430, 200, 640, 340)]),
    hut([820, 360], 110, 130),
    tree([1090, 380], 300, r),
    flock([330, 110], 4, 40),
    beads([0, 372], [1200, 372], 52, 6),
    crops([40, 440], 420, 3, 40),
    line(
      each(6, (i) => path(-20, 548 + i * 62, 1220, 528 + i * 62)),
      3.5,
    ),
    crops([20, 646], 330, 4, 62),
    tractor([520, 800], 460),
    figure([668, 618], 250, armed(poses.chair, { to: [738, 552] }, { to: [746, 556] }), {
      hung: true,
      hat: 'turban',
    }),
    line(path(770, 590, 742, 548), 7),
    line(path(540, 720, 440, 760, 440, 800) + path(440, 760, 400, 800), 8),
    figure([100, 850], 240, poses.bow, { woman: true }),
    person(carrier) + pot([320, 608], carrier),
    figure([1110, 850], 260, poses.talk, { hat: 'turban', left: true, holds: [null, staff] }),
    beast([1000, 531], 60, true, 'cow'),
    grass([0, 884], [1200, 884], 16, r),
  ].join('');
