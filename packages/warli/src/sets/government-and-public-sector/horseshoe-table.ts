import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cotton, cover, disc, ground, hide, ink, line, path, type Point, shape, white } from '../../svg';

/** The top of the table from above, at a slant, and what is seen of its front below. */
const top = shape(330, 430, 870, 430, 1030, 770, 890, 770, 800, 506, 400, 506, 310, 770, 170, 770);
const fronts =
  shape(400, 506, 800, 506, 800, 560, 400, 560) +
  shape(400, 506, 400, 560, 310, 860, 310, 770) +
  shape(800, 506, 800, 560, 890, 860, 890, 770) +
  shape(170, 770, 310, 770, 310, 860, 170, 860) +
  shape(890, 770, 1030, 770, 1030, 860, 890, 860);

const microphone = ([x, y]: Point, k: number): string =>
  line(`M${x - 16} ${y}h32M${x} ${y}q0-34 ${k * 16} -44`, 5, ground) +
  ink(disc([x + k * 18, y - 48], 9), ground);

const side = (i: number, left: boolean): string => {
  const [x, y, h, s] = i ? ([128, 690, 350, 96] as const) : ([216, 520, 300, 82] as const);
  const [at, k] = left ? ([1200 - x, -1] as const) : ([x, 1] as const);
  return (
    chair([at, y + 4], s, left) +
    seated(
      [at, y],
      y + s,
      h,
      { lean: 8, nod: 4, arms: [{ to: [at + k * 110, y - 60] }, { to: [at + k * 130, y - 40] }] },
      { ...colleague(i * 2 + (left ? 1 : 0)), left },
    )
  );
};

const head = (x: number, i: number): string =>
  figure([x, 600], 360, armed(poses.stand, { to: [x - 64, 436] }, { to: [x + 64, 436] }), colleague(i + 2));

/** The scene `horseshoe-table`. */
export const horseshoeTable: Scene = () =>
  [
    beads([0, 60], [1200, 60], 52, 6),
    [430, 600, 770].map(head).join(''),
    [0, 1].map((i) => side(i, false) + side(i, true)).join(''),
    hide(box([372, 556], 456, 60)),
    cover(fronts, 5),
    cover(top, 6, white, cotton),
    [430, 600, 770].map((x) => microphone([x, 486], x > 600 ? 1 : -1)).join(''),
    (
      [
        [302, 600],
        [258, 716],
      ] as const
    )
      .map(([x, y]) => microphone([x, y], -1) + microphone([1200 - x, y], 1))
      .join(''),
    flag([690, 846], 230),
    line(path(658, 846, 722, 846), 9),
    figure([560, 846], 320, armed(poses.explain, [-40, 40], { to: [680, 660] }), {
      hat: 'tie',
      holds: [pad, null],
    }),
  ].join('');
