import type { Person } from '../../../figure/bones';
import { figure, people } from '../../../figure/figure';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { box, cotton, cover, disc, each, ground, ink, line, path } from '../../../svg';
import { counter } from '../../../props/room';
import { far } from '../../../ground/story';
import { floor, girl } from './girl';
import { shirt } from './shirt';

/** The card machine as high as a house, whose network is gone. */
const machine =
  cover('M1112 604V60Q1112 24 1146 24H1254Q1288 24 1288 60V604Z', 6) +
  ink(box([1126, 50], 148, 156), cotton) +
  line('M1148 112q52 -52 104 0M1166 136q34 -34 68 0M1183 158q17 -17 34 0', 11, ground) +
  ink(disc([1200, 178], 9), ground) +
  line(path(1148, 184, 1252, 72), 24, cotton) +
  line(path(1148, 184, 1252, 72), 11, ground) +
  ink(each(6, (i) => box([1142 + (i % 3) * 42, 224 + Math.floor(i / 3) * 24], 32, 15)));

/** Three who beat the drum on the roof, behind one with a flag. */
const procession = (): string => {
  const places = [1008, 1064, 1326];
  const walk = (x: number, arms: Pose['arms']): Person => ({
    at: [x, 208],
    h: 132,
    stroke: 6,
    pose: { ...poses.walk, lean: -4, arms },
  });
  return (
    people([
      ...places.map((x) => walk(x, limbs(70, 40, 130, 150))),
      walk(1380, [{ to: [1408, 140] }, { to: [1408, 156] }]),
    ]) +
    line(path(1408, 174, 1408, 40), 6) +
    ink('M1408 40l-44 14l44 20Z') +
    cover(places.map((x) => disc([x + 22, 148], 19)).join(''), 5, ground, cotton) +
    line(places.map((x) => path(x + 40, 92, x + 26, 124)).join(''), 5)
  );
};

/** The roofs beside it, on struts. */
const roofs =
  line(path(984, 212, 1112, 212) + path(1288, 212, 1416, 212), 6) +
  line(path(1016, 212, 1112, 262) + path(1384, 212, 1288, 262));

/** Four o'clock: the machine has no network, and the whole shop waits at the till. */
export const till = (): string =>
  [
    far(roofs + procession() + machine),
    figure(
      [1200, 588],
      300,
      { ...poses.stand, legs: limbs(-2, 0, 2, 0), arms: [{ to: [1144, 252] }, { to: [1256, 252] }] },
      { hat: 'tie', stroke: 10 },
    ),
    far(counter([1156, 500], 88, 104)),
    girl({
      at: [1018, floor],
      h: 310,
      pose: {
        ...poses.stand,
        arms: [{ to: [1080, 286] }, { to: [1086, 290] }],
        legs: limbs(-7, -4, 5, 2),
      },
    }),
    figure([1084, floor], 150, { ...poses.stand, arms: limbs(-4, 4, 170, 182) }, { left: true, halo: false }),
    shirt([1086, 294], 38),
    figure([1298, floor], 284, { ...poses.stand, arms: limbs(-4, 2, 4, -2) }, { woman: true, left: true }),
    figure([1387, floor], 250, { ...poses.stand, arms: limbs(-4, 2, 4, -2) }, { left: true, hat: 'turban' }),
  ].join('');
