import { box, hide, line, path } from '../../svg';

/** Takes path data of the pattern on its front and gives a counter from side to side, which hides what stands behind it. */
export const counter = (front: string): string =>
  hide(box([0, 800], 800, 112)) +
  line(path(40, 800, 760, 800), 22) +
  line(path(70, 800, 70, 912) + path(730, 800, 730, 912), 9) +
  line(front, 6);
