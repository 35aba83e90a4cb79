import { villager } from '../figure/cast';
import { figure } from '../figure/figure';
import { bag, lantern } from '../figure/hold';
import type { Scene, SceneSet } from '../page';
import { armed, poses } from '../figure/pose';
import { dashes, ground, line, type Point } from '../svg';
import { facing, net, ring, shop, starOnSteps, tents } from '../props/station';

const [top, middle, bottom] = [326, 596, 866];

const way = `M52 ${bottom}H1024A135 135 0 0 0 1024 ${middle}H184A135 135 0 0 1 184 ${top}H900`;

/** One in front with the light, two behind. */
const leader = ([x, y]: Point): string =>
  [0, 1]
    .map((i) => figure([x + 22 + i * 76, y], 146, poses.walk, { ...villager(i * 2 + 1), left: true }))
    .join('') +
  figure([x - 66, y], 200, armed(poses.walk, [-34, -4], [70, 128]), { left: true, holds: [null, lantern] });

const hero: Scene = () =>
  [
    figure([104, bottom - 20], 200, poses.walk, { woman: true, holds: [bag, null] }),
    facing([410, bottom - 20], 238),
    ring([820, bottom - 20], 140),
    shop([900, middle - 20]),
    tents([560, middle - 20]),
    leader([264, middle - 20]),
    net([400, top - 20]),
    line(way, 34) + line(way, 25, ground) + dashes(way, 4, [1, 22]),
    starOnSteps([920, top + 16]),
  ].join('');

/** All the programs together. */
export const programs: SceneSet = { ground: 'ochre', walls: { hero: 'flat' }, scenes: { hero } };
