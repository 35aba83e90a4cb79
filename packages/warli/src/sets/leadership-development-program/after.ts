import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge } from '../../frame';
import type { Scene } from '../../page';
import { greeter } from '../../props/greet';
import { bunting } from '../../props/market';
import { chair } from '../../props/room';
import { line, path } from '../../svg';

const legs = limbs(-6, -4, 6, 4);

/** One who greets, he who offers the chair, she who comes to it, and the speaker. */
const all: readonly Person[] = [
  greeter([176, 838], 390, { woman: true, hat: 'plait', stroke: 10 }, { legs }),
  {
    at: [412, 838],
    h: 470,
    stroke: 11,
    halo: true,
    hat: 'topi',
    pose: { ...poses.talk, arms: [[-36, 30], { to: [564, 584] }], legs },
  },
  {
    at: [806, 838],
    h: 440,
    stroke: 11,
    halo: true,
    left: true,
    woman: true,
    pose: { ...poses.walk, arms: limbs(-20, 10, 20, 60), legs: limbs(-16, -28, 22, 4) },
  },
  {
    at: [1044, 838],
    h: 490,
    stroke: 12,
    halo: true,
    left: true,
    hat: 'pheta',
    pose: { ...poses.talk, arms: limbs(-4, 8, 14, 136), legs },
  },
];

/** The scene `after`: he who sat there offers the chair to her who was promoted. */
export const after: Scene = () =>
  [
    line(path(84, 92, 84, 844), 6),
    bunting([84, 104], [1500, 104], 104, 30),
    chair([622, 710], 128),
    dressed(all),
    earthToEdge(844),
  ].join('');
