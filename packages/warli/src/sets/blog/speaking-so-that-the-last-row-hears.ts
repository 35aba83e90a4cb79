import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { dressed, dressedFigure } from '../../figure/finery';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { bench, sitter } from '../../figure/seat';
import { bow, box, cover, dashes, dots, line, path, sand, times, type Point } from '../../svg';
import { villager } from '../../figure/cast';

/** A bench and the two who sit on it, from the farthest to the nearest, who are in patterned clothes. */
const pew = (i: number): string => {
  const h = 190 + i * 66;
  const [x, floor] = [[812, 592, 468][i] ?? 0, 616 + i * 118];
  const seat = floor - h * 0.3;
  const pair = [0, 0.58].map((a, j) => sitter([x + a * h, seat], floor, h, {}, villager(i * 2 + j + 3)));
  return (
    bench([x - h * 0.34, seat + 6], h * 1.16, h * 0.3) + (i < 2 ? pair.map(person).join('') : dressed(pair))
  );
};

const old: Person = {
  at: [270, 884],
  h: 600,
  pose: armed(poses.stand, [-20, 6], { to: [328, 356], other: true }),
  hat: 'turban',
  halo: true,
  stroke: 12,
};

/** The scene `speaking-so-that-the-last-row-hears`. */
export const lastRow: Scene = () =>
  [
    line(path(240, 520, 1200, 520), 4),
    cover(box([960, 560], 260, 84), 6),
    line(dots(times(9).map((i): Point => [990 + i * 26, 602])), 9),
    dressedFigure([1064, 556], 330, armed(poses.point, [-40, 40], [100, 104]), {
      woman: true,
      left: true,
      shirt: sand,
      halo: false,
    }),
    dashes('M880 280Q640 130 380 330', 6, [1, 20]),
    cover(box([36, 150], 200, 732), 7),
    cover(box([60, 180], 152, 260) + box([60, 480], 152, 360), 4),
    dashes('M86 200H186V420H86ZM86 500H186V820H86Z', 7, [0, 20], sand),
    [0, 1, 2].map(pew).join(''),
    dressed([old]),
    line(bow([330, 316], [356, 338], [340, 372]), 6),
  ].join('');
