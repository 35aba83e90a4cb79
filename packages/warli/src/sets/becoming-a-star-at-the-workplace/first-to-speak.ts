import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { farPalm } from '../../props/far-palm';
import { pane } from '../../props/room';
import { cover, dashes, each, line, path, polar, poly, shape, times } from '../../svg';

/** Where the table top is. */
const top = 630;

const sitters = [
  [168, 'topi'],
  [704, 'plait'],
  [1010, 'tie'],
] as const;

/** One of those who listen, both hands on the table. */
const listener = ([x, hat]: (typeof sitters)[number]): Person => {
  const k = x < 300 ? 1 : -1;
  return sitter(
    [x - k * 20, 696],
    838,
    560,
    { lean: 8, nod: 6, arms: [{ to: [x - k * 50, top - 36] }, { to: [x + k * 84, top - 36] }] },
    { hat, woman: hat === 'plait', left: k < 0, stroke: 11 },
  );
};

/** She who speaks first. */
const she: Person = {
  at: [450, 832],
  h: 720,
  stroke: 12,
  halo: true,
  woman: true,
  pose: armed(poses.explain, [-46, 40], [80, 150]),
};

/** Her words, as rows of dots. */
const words = (): string =>
  dashes(
    [316, 364, 412].map((r) => poly(times(9).map((i) => polar([524, 380], -40 + i * 4.25, r)))).join(''),
    10,
    [0, 17],
  );

const table =
  cover(shape(72, top, 1128, top, 1112, 840, 88, 840), 6) +
  line(path(58, top, 1142, top), 16) +
  band('diamonds', [112, 682], 976, 34) +
  band('triangles', [112, 762], 976, 34);

/** The scene `first-to-speak`: she speaks, standing, to three who sit at the table. */
export const firstToSpeak: Scene = () =>
  [
    words(),
    pane([64, 120], 150, 170),
    pane([986, 120], 150, 170),
    farPalm([140, 290], 118, -10),
    farPalm([1060, 290], 118, 10),
    dressed(sitters.map(listener)),
    dressed([she]),
    table,
    each(3, (i) => tea([[320, 564, 867][i] ?? 0, top - 8], 56)),
    line(path(0, 846, 1200, 846), 6) + dashes('M15 871H1200', 5, [22, 22, 0, 22]),
    frame({ top: 'zigzag' }),
  ].join('');
