import type { Person } from '../../figure/bones';
import { cloth } from '../../figure/cloth';
import { people, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { box, cover, disc, dots, each, ink, line, path, type Point, polar, shape, times } from '../../svg';

/** Where the table top is, and the ground line of those behind. */
const [top, far] = [696, 318];

const sitters = [
  [206, 'topi'],
  [606, 'plait'],
  [746, 'tie'],
  [886, 'bun'],
  [1010, 'turban'],
] as const;

const listener = ([x, hat]: (typeof sitters)[number]): string => {
  const k = x < 300 ? 1 : -1;
  return person(
    sitter(
      [x - k * 20, 744],
      838,
      370,
      { lean: 10, nod: 4, arms: [{ to: [x - k * 34, top - 12] }, { to: [x + k * 62, top - 12] }] },
      { hat, woman: hat === 'plait' || hat === 'bun', left: k < 0, stroke: 7 },
    ),
  );
};

/** She who speaks first. */
const she: Person = {
  at: [392, 842],
  h: 480,
  stroke: 8,
  halo: true,
  woman: true,
  pose: armed(poses.explain, [-46, 40], [80, 150]),
};

/** Takes the middle of a desk and gives it, a screen on it. */
const desk = (x: number): string =>
  line(path(x - 70, 252, x + 70, 252), 7) +
  line(path(x - 56, 252, x - 56, far) + path(x + 56, 252, x + 56, far), 5) +
  line(path(x, 248, x, 234) + path(x - 18, 247, x + 18, 247)) +
  cover(box([x - 38, 184], 76, 50), 4) +
  line(path(x - 24, 200, x + 20, 200) + path(x - 24, 216, x + 6, 216), 3.5);

const desks: readonly number[] = [236, 600, 964];

/** The office behind: three desks, and two who stand at each. */
const office = (): string =>
  line(path(0, far + 3, 1200, far + 3), 4) +
  desks.map(desk).join('') +
  people(
    desks.flatMap((x, i) =>
      [-1, 1].map((k): Person => {
        const woman = (i + (k > 0 ? 1 : 0)) % 2 === 0;
        return {
          at: [x + k * 112, far],
          h: 170,
          stroke: 5,
          left: k > 0,
          woman,
          hat: woman ? (i ? 'plait' : 'bun') : 'none',
          pose:
            k > 0
              ? { ...poses.listen, arms: [[-30, 10], { to: [x + 62, 238] }] }
              : { ...poses.listen, arms: [[-30, 60], { to: [x - 62, 238] }] },
        };
      }),
    ),
  );

/** Lamps that hang from the upper border. */
const lamps = (): string =>
  each(5, (i) => {
    const x = 120 + i * 240;
    return line(path(x, 60, x, 92), 3.5) + ink(`M${x - 26} 114q4 -24 26 -24t26 24Z`) + ink(disc([x, 116], 9));
  });

/** Her words, as rows of dots. */
const words = (): string =>
  line(
    dots(
      [228, 262, 296].flatMap((r) =>
        times(r / 13).map((i): Point => polar([420, 520], -32 + (i * 32) / (r / 13 - 1), r)),
      ),
    ),
    6,
  );

/** The scene `first-to-speak`. */
export const firstToSpeak: Scene = () =>
  [
    lamps(),
    office(),
    words(),
    sitters.map(listener).join(''),
    person(she),
    cloth(she),
    cover(shape(102, top, 1098, top, 1082, 850, 118, 850), 5),
    line(path(88, top, 1112, top), 12),
    band('diamonds', [136, 740], 928, 26),
    band('triangles', [136, 796], 928, 26),
    each(5, (i) => tea([[272, 526, 666, 806, 938][i] ?? 0, top - 7], 38)),
    frame({ top: 'zigzag' }),
  ].join('');
