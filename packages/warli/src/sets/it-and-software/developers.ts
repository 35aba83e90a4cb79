import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { headset } from '../../props/headset';
import { box, cotton, cover, ground, ink, line, marigold, path, shape, white } from '../../svg';

const floor = 838;

const standing: Person = {
  at: [600, floor],
  h: 700,
  woman: true,
  hat: 'plait',
  halo: true,
  stroke: 14,
  pose: { ...poses.stand, lean: 5, nod: 8, arms: [{ to: [776, 490] }, { to: [824, 494] }] },
};

const sitting: Person = {
  at: [270, 768],
  h: 680,
  hung: true,
  halo: true,
  stroke: 14,
  pose: { ...poses.stand, arms: [{ to: [186, 690] }, { to: [354, 690] }], legs: limbs(-80, 74, 80, -74) },
};

/** The scene `developers`. */
export const developers: Scene = () =>
  [
    cover(box([110, 100], 320, 220), 12),
    line(
      path(220, 160, 164, 210, 220, 260) + path(320, 160, 376, 210, 320, 260) + path(292, 146, 248, 274),
      16,
    ),
    dressed([sitting]),
    headset(bones(sitting)),
    cover(box([160, 606], 220, 150), 24, ground) + cover(box([160, 606], 220, 150), 11),
    line(path(130, 760, 410, 760), 16),
    ink(shape(270, 646, 300, 681, 270, 716, 240, 681), marigold),
    dressed([standing]),
    line(path(750, 524, 750, floor) + path(1060, 524, 1060, floor), 14) + ink(box([704, 508], 402, 24)),
    line(path(786, 500, 950, 500), 16) +
      cover(shape(944, 500, 1024, 316, 1054, 326, 972, 504), 9, white, cotton),
    groundLine(844),
  ].join('');
