import type { Held } from '../../figure/bones';
import { bow, box, cotton, cover, each, line, marigold, white } from '../../svg';

/** Takes a drawing and gives it without its accent. */
export const plain = (drawing: string): string => drawing.replaceAll(marigold, white);

/** A tiffin of three boxes that hangs from the hand. */
export const tiffin: Held = ([x, y], { h }) => {
  const s = h * 0.075;
  return (
    line(bow([x - s, y + s * 1.1], [x, y - s * 1.4], [x + s, y + s * 1.1]), 4) +
    cover(
      each(3, (i) => box([x - s, y + s * (1 + i)], s * 2, s)),
      4,
      'currentColor',
      cotton,
    ) +
    line(box([x - s, y + s], s * 2, s * 3), 3, white)
  );
};
