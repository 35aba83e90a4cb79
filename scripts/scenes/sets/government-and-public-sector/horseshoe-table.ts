import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cotton, cover, ground, line, path, white } from '../../svg';

const table =
  'M190 850V470Q190 290 390 290H810Q1010 290 1010 470V850H880V500Q880 404 780 404H420Q320 404 320 500V850Z';

const side = (y: number, i: number, left: boolean): string => {
  const [x, k] = left ? [1096, -1] : [104, 1];
  return (
    chair([x, y + 4], 92, left) +
    seated(
      [x, y],
      y + 92,
      330,
      {
        lean: 6,
        nod: 4,
        arms: [{ to: [x + k * 100, y - 70] }, i ? [50, 130] : { to: [x + k * 126, y - 60] }],
      },
      { ...colleague(i * 2 + (left ? 1 : 0)), left },
    )
  );
};

const head = (x: number, i: number): string =>
  figure(
    [x, 446],
    350,
    {
      ...poses.stand,
      arms: [{ to: [x - 66, 300] }, { to: [x + 66, 300] }],
      legs: [{ to: [x - 20, 380] }, { to: [x + 20, 380] }],
    },
    { ...colleague(i + 2) },
  );

/** The scene `horseshoe-table`. */
export const horseshoeTable: Scene = () =>
  [
    beads([0, 50], [1200, 50], 52, 6),
    [410, 600, 790].map(head).join(''),
    [500, 752].map((y, i) => side(y, i, false) + side(y, i, true)).join(''),
    cover(table, 6, white, cotton),
    line([410, 600, 790].map((x) => box([x - 34, 324], 68, 46)).join(''), 4, ground),
    line([244, 908].flatMap((x) => [446, 698].map((y) => box([x - 10, y], 46, 66))).join(''), 4, ground),
    flag([664, 850], 300),
    line(path(634, 850, 694, 850), 9),
    figure([474, 850], 400, armed(poses.explain, [-40, 40], { to: [628, 600] }), {
      hat: 'tie',
      holds: [pad, null],
    }),
  ].join('');
