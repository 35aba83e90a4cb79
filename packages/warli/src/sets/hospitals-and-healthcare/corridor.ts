import { cross, trolley } from '../../props/clinic';
import type { Person } from '../../figure/bones';
import { armsOver } from '../../figure/seat';
import { figure, person } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { box, cover, disc, dots, each, line, path } from '../../svg';
import { drip, quilt } from '../../props/ward';

/** Who walks along behind the trolley, one hand at the patient, one at the stand of the drip. */
const doctor: Person = {
  at: [610, 812],
  h: 440,
  hat: 'doctor',
  halo: true,
  pose: { ...poses.walk, nod: 8, arms: [{ to: [548, 572] }, { to: [750, 568] }] },
};

/** The scene `corridor`. */
export const corridor: Scene = () => {
  const door = (x: number, y: number, w: number, h: number): string =>
    cover(box([x, y - h], w, h), 5) +
    cover(disc([x + w / 2, y - h * 0.7], w * 0.2), 4) +
    line(dots([[x + w * 0.84, y - h * 0.42]]), 10);
  return [
    line(path(0, 560, 1200, 560), 4),
    door(60, 560, 150, 320),
    door(330, 560, 150, 320),
    door(690, 560, 150, 320),
    door(960, 560, 150, 320),
    cross([585, 262], 44),
    each(5, (i) => lamp([135 + i * 232, 0], 60, 30)),
    beads([0, 190], [1200, 190], 52, 6),
    line(
      each(8, (i) => `M${-100 + i * 200} 560L${-500 + i * 310} 880`),
      2.5,
    ),
    figure([210, 836], 380, armed(poses.run, { to: [330, 640] }, { to: [342, 646] }), {
      woman: true,
      hat: 'nurse',
    }),
    person(doctor),
    trolley([370, 660], 500, 190),
    figure([664, 602], 420, armed(poses.lie, [22, 8], [-16, 10]), { turn: -90, hung: true }),
    quilt([612, 548], 264, 110),
    armsOver(doctor),
    drip([770, 660], 250, [556, 590]),
    figure([1000, 836], 390, armed(poses.run, { to: [904, 640] }, [-10, 84]), { hat: 'cap' }),
    frame({ bottom: 'comb' }),
  ].join('');
};
