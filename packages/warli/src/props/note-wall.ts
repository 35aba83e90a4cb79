import { spiral } from '../ground/land';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  times,
  turned,
  white,
} from '../svg';

/** The signs on notes: each takes the middle of its note and gives path data. */
const signs: readonly ((at: Point) => string)[] = [
  ([x, y]) =>
    path(x - 26, y - 16, x + 26, y - 16) +
    path(x - 26, y + 2, x + 18, y + 2) +
    path(x - 26, y + 20, x + 6, y + 20),
  (at) => spiral(at, 26, 2),
  ([x, y]) => path(x - 26, y + 22, x - 6, y - 14, x + 6, y + 6, x + 14, y - 6, x + 28, y + 22),
  (at) =>
    disc(at, 11) +
    times(8)
      .map((i) => poly([polar(at, i * 45, 19), polar(at, i * 45, 28)]))
      .join(''),
  ([x, y]) =>
    path(x - 26, y - 18, x - 13, y, x, y - 18, x + 13, y, x + 26, y - 18) +
    path(x - 26, y + 6, x - 13, y + 24, x, y + 6, x + 13, y + 24, x + 26, y + 6),
  ([x, y]) =>
    path(x, y + 26, x, y - 24) +
    path(x - 20, y - 12, x, y + 4, x + 20, y - 12) +
    path(x - 20, y + 6, x, y + 20, x + 20, y + 6),
  ([x, y]) => path(x - 22, y, x - 6, y + 18, x + 24, y - 18),
  ([x, y]) => dots(times(9).map((i): Point => [x - 20 + (i % 3) * 20, y - 20 + Math.floor(i / 3) * 20])),
];

/** Takes the middle of a note and its number and gives it: paper or an outline, a little askew, with a sign. */
const note = ([x, y]: Point, i: number, colour: string | null): string => {
  const bare = colour === null && i % 3 === 1;
  const paper = box([x - 43, y - 43], 86, 86);
  return turned(
    cover(paper, 5, white, colour ?? (bare ? ground : cotton)) +
      line(signs[(i * 5) % 8]?.([x, y]) ?? '', 6, bare ? white : ground),
    ((i * 7) % 5) * 2 - 4,
    [x, y],
  );
};

/** Takes the middle of the first note with the steps across and down, how many there are across and down, and which one is yellow and which are left out, and gives a wall of notes. */
export const noteWall = (
  [[x, y], dx, dy]: readonly [Point, number, number],
  across: number,
  down: number,
  yellow: number,
  without: readonly number[],
): string =>
  each(across * down, (i) =>
    without.includes(i)
      ? ''
      : note(
          [x + (i % across) * dx, y + Math.floor(i / across) * dy],
          i + Math.floor(i / across),
          i === yellow ? marigold : null,
        ),
  );
