import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { pad } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import { cloud } from '../../ground/land';
import type { Scene } from '../../page';
import { dashes, disc, line } from '../../svg';

/** One who sits and is calm, one who hurries by, and one with the arms on the hips. */
const all: readonly Person[] = [
  {
    at: [600, 682],
    h: 550,
    stroke: 13,
    halo: true,
    hung: true,
    woman: true,
    pose: { ...poses.stand, arms: limbs(-26, 30, 26, -30), legs: limbs(-84, 70, 84, -70) },
  },
  {
    at: [152, 838],
    h: 450,
    stroke: 10,
    halo: true,
    hat: 'tie',
    holds: [null, pad],
    pose: { ...poses.walk, arms: limbs(-34, -4, 6, 36), legs: limbs(-16, -30, 24, 4) },
  },
  { at: [1034, 838], h: 450, stroke: 10, halo: true, left: true, hat: 'cap', pose: poses.akimbo },
];

/** The scene `after`: one who stays calm, and two whom it calms. */
export const after: Scene = () =>
  fromTip(
    844,
    [
      cloud([90, 200], 130),
      cloud([930, 200], 130),
      line(disc([600, 540], 252), 4),
      dashes(disc([600, 540], 228), 9, [0, 32.6]),
      dressed(all),
    ].join(''),
    0.909,
    37,
  ) + earthToEdge(844);
