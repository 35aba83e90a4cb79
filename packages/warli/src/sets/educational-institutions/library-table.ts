import type { Person } from '../../figure/bones';
import { bones } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { people } from '../../figure/figure';
import { poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { cover, each, ground, line, marigold, path, poly, type Point, times, tinted, white } from '../../svg';

/** The floors of the lines on which they sit. */
const lines = [262, 432, 602, 772];

/** The two who put their heads together. */
const pair = [13, 14];

const page = (k: number): string => {
  const x = (off: number): number => 600 + k * off;
  return `M600 118Q${x(280)} 22 ${x(566)} 84V826Q${x(280)} 764 600 858Z`;
};

/** A big open book, its covers below the pages. */
const book = (): string =>
  line('M20 108V872Q320 820 600 884Q880 820 1180 872V108', 8) +
  cover(page(-1) + page(1), 6, white, white) +
  line(path(600, 124, 600, 846), 6, ground);

/** A reader: place 0 to 3 in a line of the left page, 4 to 7 of the right one. */
const reader = (row: number, i: number): Person => {
  const n = row * 8 + i;
  const near = pair.includes(n) ? (n === pair[0] ? 12 : -12) : 0;
  const [x, y] = [(i < 4 ? 104 : 208) + i * 126 + near, (lines[row] ?? 0) - 12];
  const k = n === pair[1] ? -1 : 1;
  return {
    at: [x, y],
    h: 192,
    hung: true,
    stroke: 7,
    left: n === pair[1],
    ...colleague(n * 5 + row),
    hat: n % 4 === 1 ? 'plait' : n % 2 ? 'bun' : 'none',
    woman: n % 2 === 1,
    pose: {
      ...poses.floor,
      lean: near ? 17 : 0,
      nod: near ? 4 : 6,
      arms: [{ to: [x - k * 8, y - 42] }, { to: [x + k * 36, y - 42] }],
    },
  };
};

/** The last line of each page ends early, as the last line of a chapter does. */
const readers = lines.flatMap((_, row) =>
  times(8)
    .filter((i) => row < 3 || i % 4 < 3)
    .map((i) => reader(row, i)),
);

/** The open book in somebody's hands. */
const reads = (one: Person): string => {
  const [x, y] = bones(one).hip;
  const at = (dx: number, dy: number): Point => [x + dx + (one.left ? -14 : 14), y - 40 + dy];
  return poly([at(0, 14), at(-24, 4), at(-24, -20), at(0, -10), at(24, -20), at(24, 4)], true);
};

const rule = (y: number, from: number, to: number): string => path(from, y, to, y);

/** The scene `library-table`: a great open book, its lines are readers. */
export const libraryTable: Scene = () =>
  [
    book(),
    line(
      each(4, (i) => rule((lines[i] ?? 0) + 8, 56, 550) + rule((lines[i] ?? 0) + 8, 650, 1144)),
      5,
      ground,
    ),
    tinted(people(readers), ground),
    cover(readers.map(reads).join(''), 5, ground, white),
    cover(readers.slice(13, 15).map(reads).join(''), 5, ground, marigold),
  ].join('');
