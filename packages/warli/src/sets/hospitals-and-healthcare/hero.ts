import { figure } from '../../figure/figure';
import { glass, pad } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { palm } from '../../ground/plant';
import { betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { fan } from '../../props/bank';
import { cross } from '../../props/clinic';
import { bed, drip, madeBed, quilt } from '../../props/ward';
import { cover, type Point } from '../../svg';

/** The line at the back, on which beds and the window stand. */
const ward = 366;

/** A window with a round head: outside the sun rises, and a family walks home. */
const view: Scene = (r) =>
  cover(`M724 ${ward}V190Q724 34 919 34T1114 190V${ward}Z`, 8) +
  sun([832, 136], 38) +
  cover('M730 362C784 272 1054 272 1108 362') +
  palm([1036, 312], 140, r) +
  figure([860, 302], 112, poses.walk, { hat: 'turban' }) +
  figure([926, 298], 104, poses.walk, { woman: true }) +
  figure([982, 304], 68, poses.walk);

/** A bed at the back whose left end is at `x`, with somebody asleep under a quilt. */
const sleeper = (x: number): string =>
  bed([x, ward - 66], 212, 66) +
  figure([x + 118, ward - 90], 196, poses.lie, { turn: -90, hung: true, stroke: 7 }) +
  quilt([x + 76, ward - 118], 126, 52);

/** The ward behind: two beds, a nurse on her round, fans, and the sign of the house. */
const back = (): string =>
  [
    fan([202, 0], 70, 104),
    fan([528, 0], 70, 104),
    cross([365, 92], 50),
    sleeper(86),
    sleeper(440),
    drip([684, ward - 2], 210, [616, ward - 96]),
    figure([352, ward - 4], 196, armed(poses.stand, [-24, 4], [30, 80]), {
      woman: true,
      hat: 'nurse',
      stroke: 7,
      holds: [null, pad],
    }),
  ].join('');

const floor = 848;

/** Where the hands of the mother and the child meet. */
const small: Point = [1008, 640];

const doctor: Pose = {
  ...poses.stand,
  lean: 8,
  arms: [[-16, 2], { to: [578, 524] }],
  legs: [{ to: [690, 770] }, { to: [730, 770] }],
};
const patient: Pose = {
  lean: -24,
  nod: 8,
  arms: [{ to: [408, 616] }, [4, 100]],
  legs: limbs(88, 88, 92, 88),
};
const nurse: Pose = { ...poses.stand, arms: [[-26, 10], { to: [226, 536] }], nod: 8 };

/** Nurse, patient, doctor, mother and child about the bed. */
const people = (): string =>
  [
    figure([700, floor], 540, doctor, { hat: 'doctor', left: true, stroke: 12 }),
    madeBed([272, 652], 560, 196),
    figure([424, 644], 470, patient, { hung: true, stroke: 10 }),
    quilt([392, 568], 398, 116),
    figure([134, floor], 470, nurse, { woman: true, hat: 'nurse', stroke: 10, holds: [null, glass] }),
    figure(
      [932, floor],
      430,
      { ...poses.stand, arms: [{ to: small }, [12, -4]] },
      { woman: true, hat: 'plait', left: true },
    ),
    figure(
      [1090, floor],
      236,
      { ...poses.stand, arms: [[-20, 4], { to: small }] },
      { left: true, halo: false },
    ),
  ].join('');

/** The scene `hero`: a ward in two rows; before it the doctor speaks with somebody who sits up in bed. */
export const hero: Scene = (r) =>
  [back(), view(r), groundLine(ward), betweenTips(floor + 6, people(), 0.82), groundLine(floor + 6)].join('');
