import { box, cover, dots, ink, line, path, type Point, shape, times, turned } from '../../../svg';

/** The aeroplane that he rides, his suitcase behind him. */
export const plane = (): string => {
  const [x, y]: Point = [1760, 396];
  const at = (dx: number, dy: number): string => `${x + dx} ${y + dy}`;
  return turned(
    ink(shape(x - 132, y - 10, x - 166, y - 96, x - 124, y - 96, x - 70, y - 30)) +
      cover(
        `M${at(-146, -8)}Q${at(-110, -42)} ${at(-40, -42)}H${x + 86}Q${at(140, -36)} ${at(150, 4)}Q${at(130, 36)} ${at(70, 36)}H${x - 40}Q${at(-120, 34)} ${at(-146, -8)}Z`,
      ) +
      line(dots(times(7).map((i): Point => [x - 84 + i * 27, y - 12])), 13) +
      line(path(x + 104, y - 14, x + 134, y - 14), 9) +
      ink(shape(x + 30, y + 12, x - 66, y + 92, x - 22, y + 92, x + 84, y + 12)),
    -12,
    [x, y],
  );
};

/** The suitcase on its back. */
export const suitcase = (): string =>
  turned(line('M1670 306v-14h26v14') + ink(box([1646, 306], 74, 56)), -12, [1684, 334]);
