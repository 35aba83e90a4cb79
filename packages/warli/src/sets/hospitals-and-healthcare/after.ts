import { type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { arch } from '../../props/listen';

/** Legs that take a small step. */
const step = limbs(-14, -24, 20, 4);

/** A nurse and a doctor, who wave, and a patient with a child, who walk away. */
const all: readonly Person[] = [
  {
    at: [144, 838],
    h: 366,
    stroke: 9,
    halo: true,
    woman: true,
    hat: 'nurse',
    pose: { ...poses.stand, arms: limbs(-24, 10, 142, 178) },
  },
  {
    at: [450, 838],
    h: 500,
    stroke: 11,
    halo: true,
    hat: 'doctor',
    pose: { ...poses.stand, arms: limbs(-28, 16, 124, 164), legs: limbs(-7, -4, 7, 4) },
  },
  {
    at: [662, 838],
    h: 480,
    stroke: 11,
    halo: true,
    hat: 'turban',
    holds: [bag, null],
    pose: { lean: 4, arms: [[-20, -4], { to: [760, 610] }], legs: step },
  },
  {
    at: [848, 838],
    h: 260,
    stroke: 8,
    halo: true,
    pose: { lean: 0, arms: [{ to: [762, 612] }, [142, 168]], legs: step },
  },
];

/** The scene `after`: somebody goes home, and the ward stands in the door. */
export const after: Scene = () =>
  cross([269, 132], 60) + fromTip(844, arch([0, 838], 320, 500) + dressed(all), 1.195, 0) + earthToEdge(844);
