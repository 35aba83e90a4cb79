import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { boltPlate, casing } from '../../props/bench';
import { conveyor } from '../../props/machine';
import { shade } from '../../props/meal';
import { clock } from '../../props/works';
import { box, cotton, cover, each, ground, line, marigold, path, turned } from '../../svg';

const floor = 838;

const leader: Person = {
  at: [190, floor],
  h: 650,
  stroke: 13,
  halo: true,
  hat: 'cap',
  pose: { ...poses.stand, lean: 4, nod: 14, arms: [{ to: [288, 580] }, { to: [352, 508] }] },
};

/** The card; the last of its lines is being written. */
const card = (): string =>
  turned(
    cover(box([280, 340], 210, 256), 7, ground, cotton) +
      each(3, (i) => line(path(312, 390 + i * 50, i === 1 ? 430 : 456, 390 + i * 50), 9, ground)) +
      line(path(312, 544, 372, 544), 13, marigold),
    8,
    [385, 468],
  );

/** The scene `card-of-four-lines`: standing at her station, the line leader writes down what she shows him, and who comes to look. */
export const cardOfFourLines: Scene = () =>
  [
    clock([560, 190], 86, 11, 40),
    shade([880, 0], 16, 150),
    figure(
      [880, floor],
      580,
      { ...poses.stand, lean: 6, nod: 8, arms: [{ to: [1000, 560] }, { to: [776, 560] }] },
      { left: true, woman: true, stroke: 12 },
    ),
    conveyor([560, 610], 700, floor - 610),
    boltPlate([700, 596], 92),
    casing([1060, 610], 190),
    person(leader),
    card(),
    armsOver(leader),
    line(path(366, 530, 400, 462), 18, ground) + line(path(366, 530, 400, 462), 9),
    frame({ bottom: 'triangles' }),
  ].join('');
