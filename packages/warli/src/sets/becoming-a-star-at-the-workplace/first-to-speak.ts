import { tea } from '../../props/bank';
import { figure } from '../../figure/figure';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { cover, dots, each, line, path, type Point, polar, shape, times } from '../../svg';

const sitters = [
  [150, 'topi'],
  [612, 'plait'],
  [760, 'tie'],
  [908, 'bun'],
  [1056, 'turban'],
] as const;

const listener = ([x, hat]: (typeof sitters)[number]): string => {
  const k = x < 300 ? 1 : -1;
  return seated(
    [x - k * 20, 722],
    838,
    440,
    { lean: 10, nod: 4, arms: [{ to: [x - k * 40, 654] }, { to: [x + k * 72, 654] }] },
    { hat, woman: hat === 'plait' || hat === 'bun', left: k < 0 },
  );
};

/** The scene `first-to-speak`. */
export const firstToSpeak: Scene = () => {
  const words = [240, 290, 340].flatMap((r) =>
    times(r / 13).map((i): Point => polar([440, 330], -34 + (i * 36) / (r / 13 - 1), r)),
  );
  return [
    line(dots(words), 7),
    sitters.map(listener).join(''),
    figure([370, 842], 610, armed(poses.explain, [-46, 40], [80, 150]), { woman: true, stroke: 11 }),
    cover(shape(70, 666, 1130, 666, 1110, 850, 90, 850), 6),
    line(path(54, 666, 1146, 666), 16),
    band('diamonds', [108, 748], 984, 30),
    each(5, (i) => tea([[226, 470, 660, 808, 956][i] ?? 0, 658], 44)),
    frame({ top: 'zigzag' }),
  ].join('');
};
