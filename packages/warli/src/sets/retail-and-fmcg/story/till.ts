import type { Person } from '../../../figure/bones';
import { figure, people } from '../../../figure/figure';
import { bag } from '../../../figure/hold';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { box, cotton, cover, disc, each, ground, ink, line, path } from '../../../svg';
import { counter } from '../../../props/room';
import { floor, girl } from './girl';
import { shirt } from './shirt';

/** The card machine as high as a house, whose network is gone. */
const machine =
  cover('M1104 604V60Q1104 24 1140 24H1260Q1296 24 1296 60V604Z', 11) +
  ink(box([1126, 50], 148, 156), cotton) +
  line('M1148 112q52 -52 104 0M1166 136q34 -34 68 0M1183 158q17 -17 34 0', 11, ground) +
  ink(disc([1200, 178], 9), ground) +
  line(path(1148, 184, 1252, 72), 24, cotton) +
  line(path(1148, 184, 1252, 72), 11, ground) +
  ink(each(6, (i) => box([1142 + (i % 3) * 42, 224 + Math.floor(i / 3) * 24], 32, 15)));

/** Three who beat the drum on the roof, behind one with a flag. */
const procession = (): string => {
  const places = [990, 1046, 1324];
  const walk = (x: number, arms: Pose['arms']): Person => ({
    at: [x, 208],
    h: 132,
    stroke: 6,
    pose: { ...poses.walk, lean: -4, arms },
  });
  return (
    people([
      ...places.map((x) => walk(x, limbs(70, 40, 130, 150))),
      walk(1384, [{ to: [1410, 140] }, { to: [1410, 156] }]),
    ]) +
    line(path(1410, 174, 1410, 40), 6) +
    ink('M1410 40l-44 14l44 20Z') +
    cover(places.map((x) => disc([x + 22, 148], 19)).join(''), 5, ground, cotton) +
    line(places.map((x) => path(x + 40, 92, x + 26, 124)).join(''), 5)
  );
};

/** Four o'clock: the machine has no network, and the whole shop waits at the till. */
export const till = (): string =>
  [
    line(path(966, 604, 966, 212, 1104, 212) + path(1296, 212, 1434, 212, 1434, 604), 8),
    procession(),
    machine,
    figure(
      [1200, 588],
      300,
      { ...poses.stand, legs: limbs(-2, 0, 2, 0), arms: [{ to: [1124, 284] }, { to: [1276, 284] }] },
      { hat: 'tie', stroke: 10 },
    ),
    counter([1136, 500], 128, 104),
    girl({
      at: [1012, floor],
      h: 310,
      pose: { ...poses.stand, arms: [{ to: [1066, 282] }, { to: [1070, 286] }] },
    }),
    figure(
      [1082, floor],
      160,
      { ...poses.stand, arms: limbs(-20, 10, 160, 178) },
      { left: true, halo: false },
    ),
    shirt([1076, 290], 44),
    figure(
      [1324, floor],
      306,
      { ...poses.stand, arms: limbs(-24, -4, 24, 4) },
      { woman: true, left: true, holds: [null, bag] },
    ),
    figure(
      [1400, floor],
      284,
      { ...poses.stand, arms: limbs(-16, 6, 16, -6) },
      { left: true, hat: 'turban' },
    ),
  ].join('');
