import { band } from '../../frame';
import { box, hide } from '../../svg';

/** The height of the upper line of the border: what stands stands on it, what is cut off runs down behind it. */
export const border = 929;

/** The lower edge of his portraits: a band, and the ground on which it lies. */
export const edge = (): string =>
  hide(box([0, border], 800, 71)) + band('diamonds', [30, border + 7], 740, 36);
