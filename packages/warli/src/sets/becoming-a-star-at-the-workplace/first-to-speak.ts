import type { Person } from '../../figure/bones';
import { cloth } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { cover, dots, each, line, path, type Point, polar, shape, times } from '../../svg';

/** Where the table top is. */
const top = 640;

const sitters = [
  [186, 'topi'],
  [724, 'plait'],
  [982, 'tie'],
] as const;

const listener = ([x, hat]: (typeof sitters)[number]): string => {
  const k = x < 300 ? 1 : -1;
  return person(
    sitter(
      [x - k * 20, 706],
      838,
      560,
      { lean: 8, nod: 6, arms: [{ to: [x - k * 50, top - 12] }, { to: [x + k * 84, top - 12] }] },
      { hat, woman: hat === 'plait', left: k < 0, stroke: 11 },
    ),
  );
};

/** She who speaks first. */
const she: Person = {
  at: [450, 842],
  h: 720,
  stroke: 12,
  halo: true,
  woman: true,
  pose: armed(poses.explain, [-46, 40], [80, 150]),
};

/** Her words, as rows of dots. */
const words = (): string =>
  line(
    dots(
      [316, 364, 412].flatMap((r) =>
        times(r / 22).map((i): Point => polar([524, 380], -40 + (i * 34) / (r / 22 - 1), r)),
      ),
    ),
    10,
  );

const table =
  cover(shape(72, top, 1128, top, 1112, 850, 88, 850), 6) +
  line(path(58, top, 1142, top), 16) +
  band('diamonds', [112, 692], 976, 34) +
  band('triangles', [112, 772], 976, 34);

/** The scene `first-to-speak`: she speaks, standing, to three who sit at the table. */
export const firstToSpeak: Scene = () =>
  [
    words(),
    sitters.map(listener).join(''),
    person(she),
    cloth(she),
    table,
    each(3, (i) => tea([[318, 588, 864][i] ?? 0, top - 8], 56)),
    frame({ top: 'zigzag' }),
  ].join('');
