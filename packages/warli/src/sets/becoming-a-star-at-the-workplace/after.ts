import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import type { Scene } from '../../page';
import { star } from '../../props/star';
import { marigold } from '../../svg';

/** An arm thrown up close to the head. */
const steep = { ...poses.wave, arms: limbs(-34, 12, 152, 176), legs: limbs(-6, -4, 6, 4) };

/** The speaker, who shows one that steps out of the row, and the row, which is glad of it. */
const all: readonly Person[] = [
  {
    at: [128, 838],
    h: 540,
    stroke: 12,
    halo: true,
    hat: 'pheta',
    pose: { ...poses.raise, arms: limbs(-40, 30, 100, 136), legs: limbs(-6, -4, 6, 4) },
  },
  {
    at: [428, 838],
    h: 520,
    stroke: 12,
    halo: true,
    left: true,
    shirt: marigold,
    pose: { ...poses.walk, arms: limbs(-40, 30, 46, -20), legs: limbs(-16, -28, 22, 4) },
  },
  { at: [654, 838], h: 420, stroke: 10, halo: true, left: true, woman: true, pose: steep },
  { at: [830, 838], h: 430, stroke: 10, halo: true, left: true, hat: 'tie', pose: steep },
];

/** The scene `after`: one steps out of the row, and the row is glad of it. */
export const after: Scene = () =>
  star([590, 112], 60) + fromTip(844, dressed(all), 1.11, -4) + earthToEdge(844);
