import { box, hide, line, path } from '../../svg';
import { border } from './edge';

/** Takes path data of the pattern on its front and gives a counter from side to side, which hides what stands behind it. */
export const counter = (front: string): string =>
  hide(box([0, 800], 800, border - 800)) +
  line(path(40, 800, 760, 800), 22) +
  line(path(70, 800, 70, border) + path(730, 800, 730, border), 9) +
  line(front, 6);
