import { tea } from '../../props/bank';
import { figure } from '../../figure/figure';
import { band, frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { cover, dots, each, line, path, type Point, polar, shape, times } from '../../svg';

const sitters = [
  [100, 'topi'],
  [640, 'plait'],
  [790, 'tie'],
  [935, 'bun'],
  [1080, 'turban'],
] as const;

const listener = ([x, hat]: (typeof sitters)[number]): string => {
  const k = x < 300 ? 1 : -1;
  return seated(
    [x - k * 20, 656],
    800,
    400,
    { lean: 12, nod: 4, arms: [{ to: [x + k * 20, 592] }, { to: [x + k * 74, 592] }] },
    { hat, woman: hat === 'plait' || hat === 'bun', left: k < 0 },
  );
};

/** The scene `first-to-speak`. */
export const firstToSpeak: Scene = () => {
  const words = [290, 350, 410].flatMap((r) =>
    times(r / 13).map((i): Point => polar([330, 310], -34 + (i * 36) / (r / 13 - 1), r)),
  );
  return [
    line(dots(words), 7),
    sitters.map(listener).join(''),
    figure([320, 838], 620, armed(poses.explain, { to: [220, 590] }, [80, 150]), { woman: true, stroke: 11 }),
    cover(shape(40, 600, 1160, 600, 1130, 850, 70, 850), 6),
    line(path(24, 600, 1176, 600), 16),
    band('diamonds', [84, 706], 1032, 30),
    each(5, (i) => tea([[180, 500, 716, 868, 1012][i] ?? 0, 592], 44)),
    frame({ top: 'zigzag' }),
  ].join('');
};
