import { band, type Band } from '../../frame';
import { box, cotton, ink, line, marigold } from '../../svg';

/** The middle of what is printed, beside the spine. */
export const axis = 422;

const spine =
  `<path d="M0 0h44v1200H0z" fill="#000" fill-opacity=".24" stroke="none"/>` +
  `<path d="M45 0v1200" stroke-opacity=".4" stroke-width="2"/>`;

/** What is on a cover: its motif as a drawing, title and author as outlines of letters. */
interface Jacket {
  readonly motif: string;
  readonly title: string;
  readonly author: string;
  readonly border: Band;
}

/** Takes what is on it and gives a book's cover of 800 by 1200: motif, letters, border, and the shade of the spine. */
export const jacket = ({ motif, title, author, border }: Jacket): string =>
  [
    motif,
    band(border, [82, 40], 680, 28),
    band(border, [82, 1132], 680, 28),
    line(box([66, 24], 712, 1152) + box([82, 84], 680, 1032), 3),
    ink(title, cotton),
    ink(author, marigold),
    spine,
  ].join('');
