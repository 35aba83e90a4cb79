import { flock } from '../../props/animal';
import { crossLegged } from '../../figure/behind';
import type { Person } from '../../figure/bones';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { dressedFigure, finery } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { dots, line, marigold, polar, times } from '../../svg';

const listener = (x: number, y: number, h: number, more: Partial<Person>): string =>
  dressedFigure([x, y], h, more.hat ? armed(poses.stand, [-22, 10], [22, -8]) : poses.akimbo, {
    stroke: 9,
    ...more,
  });

/** The dots on the meadow, ring in ring. */
const rings = (): string =>
  line(
    dots(
      times(2).flatMap((k) =>
        times(18 + k * 10).map((i) =>
          polar([600, 640], (i * 360) / (18 + k * 10), 190 + k * 80, 46 + k * 24),
        ),
      ),
    ),
    6,
  );

/** The scene `attend`: six colleagues about a facilitator with open arms. */
export const attend: Scene = (r) =>
  [
    hills([peak(800, 330, 990, 130, 1180, 330)]),
    sun([790, 120], 46),
    beads([0, 350], [1200, 350], 52, 6),
    tree([190, 352], 310, r, 11),
    flock([470, 116], 3, 40),
    rings(),
    dressedFigure([600, 630], 440, armed(poses.explain, [-56, -116], [56, 116]), {
      shirt: marigold,
      stroke: 11,
    }),
    listener(300, 690, 330, { woman: true }),
    listener(900, 690, 330, { hat: 'turban', left: true }),
    listener(112, 830, 390, { hat: 'tie' }),
    listener(1088, 830, 390, { woman: true, hat: 'plait', left: true }),
    crossLegged([450, 846], 420, { woman: true }),
    crossLegged([750, 846], 420),
    finery([{ at: [750, 846], h: 420, hung: true, hat: 'cap', pose: poses.stand }]),
    grass([0, 892], [1200, 892], 14, r),
  ].join('');
