import { figure } from '../../figure/figure';
import { glass, pad } from '../../figure/hold';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { palm } from '../../ground/plant';
import { frame, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { fan } from '../../props/bank';
import { drip, madeBed, patient, quilt } from '../../props/ward';
import { box, cover, disc, dots, each, larger, line, path, type Point, polar, shape, times } from '../../svg';

/** The line at the back, on which beds and the pillars of the arcade stand. */
const ward = 392;

/** Where the arches of the arcade begin. */
const spring = 196;

/** The middle of each arch, half its width and its height. */
const arches: readonly (readonly [number, number, number])[] = [
  [236, 130, 104],
  [600, 208, 112],
  [964, 130, 104],
];

/** An arch from pillar to pillar, with a row of beads along it. */
const arch = ([x, rx, ry]: readonly [number, number, number]): string =>
  line(`M${x - rx} ${spring}A${rx} ${ry} 0 0 1 ${x + rx} ${spring}`, 6) +
  line(
    dots(
      times(rx / 10).map((i) =>
        polar([x, spring], 222 + (i * 96) / (Math.round(rx / 10) - 1), rx + 14, ry + 14),
      ),
    ),
    6,
  );

/** A carved pillar, from the middle of its foot. */
const pillar = (x: number): string =>
  cover(box([x - 13, spring], 26, ward - spring)) +
  line(
    each(4, (i) => {
      const y = spring + 40 + i * 44;
      return shape(x - 8, y, x, y - 17, x + 8, y, x, y + 17);
    }),
    3,
  ) +
  line(path(x - 22, spring, x + 22, spring), 9);

/** The sign of the house, on the wall between two arches. */
const sign = (x: number): string => line(disc([x, 116], 28), 4) + line(`M${x} 101v30M${x - 15} 116h30`, 10);

/** What is seen through the middle arch: the sun, and a family that walks home. */
const view: Scene = (r) =>
  sun([600, 172], 36) +
  line(`M392 ${ward}Q600 330 808 ${ward}`) +
  palm([728, 378], 126, r) +
  figure([488, 368], 124, poses.walk, { hat: 'turban' }) +
  figure([562, 363], 116, poses.walk, { woman: true }) +
  figure([628, 364], 78, poses.walk);

/** The ward behind: under each side arch a fan and somebody in bed. */
const back: Scene = (r) =>
  [
    view(r),
    [236, 964].map((x) => larger(fan([x, 92], 44, 76), 0.8, [x, 92])).join(''),
    patient(116, ward - 46, 156),
    drip([308, ward - 4], 156, [216, ward - 78]),
    patient(936, ward - 46, 152),
    figure([880, ward - 4], 166, armed(poses.stand, [-18, 4], [20, 116]), {
      woman: true,
      hat: 'nurse',
      holds: [null, pad],
    }),
    ...arches.map(arch),
    [91, 379, 821, 1109].map(pillar).join(''),
    [379, 821].map(sign).join(''),
    groundLine(ward),
  ].join('');

const floor = 848;

/** Where the hands of the mother and the child meet. */
const small: Point = [1076, 642];

const doctor: Pose = {
  ...poses.stand,
  lean: 8,
  arms: [[-16, 2], { to: [584, 528] }],
  legs: [{ to: [760, 770] }, { to: [800, 770] }],
};
const sitter: Pose = {
  lean: -24,
  nod: 8,
  arms: [{ to: [398, 616] }, { to: [556, 530] }],
  legs: limbs(88, 88, 92, 88),
};
const nurse: Pose = {
  ...poses.stand,
  arms: [
    [-26, 10],
    [4, 138],
  ],
  nod: 8,
};

/** Lozenges on the sheet of the bed, about all its dots but the outer two. */
const lozenges = (): string =>
  line(
    each(10, (i) => {
      const x = 262 + (620 * (i + 1.5)) / 12;
      return shape(x - 26, 756, x, 731, x + 26, 756, x, 781);
    }),
    3.5,
  );

/** Nurse, patient, doctor, mother and child about the bed. */
const people = (): string =>
  [
    figure([770, floor], 498, doctor, { hat: 'doctor', left: true, stroke: 12 }),
    madeBed([262, 652], 620, 196),
    lozenges(),
    figure([414, 644], 470, sitter, { hung: true, stroke: 10 }),
    quilt([382, 568], 448, 116),
    figure([92, floor], 470, nurse, { woman: true, hat: 'nurse', stroke: 10, holds: [null, glass] }),
    figure(
      [1002, floor],
      430,
      { ...poses.stand, arms: [{ to: small, other: true }, [12, -4]] },
      { woman: true, hat: 'plait', left: true },
    ),
    figure(
      [1158, floor],
      236,
      { ...poses.stand, arms: [[-16, 2], { to: small }] },
      { left: true, halo: false },
    ),
  ].join('');

/** The scene `hero`: a ward under arches; before it the doctor speaks with somebody who sits up in bed. */
export const hero: Scene = (r) =>
  [
    back(r),
    larger(people(), 0.86, [600, 777]),
    frame({ top: 'dots', bottom: 'triangles', isOpening: true }),
  ].join('');
