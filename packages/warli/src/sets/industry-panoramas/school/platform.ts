import { box, cover, line, path } from '../../../svg';
import { floor } from '../floor';

/** The top of the platform of stone round the tree. */
export const seat = 510;

/** The top of the step beside it. */
export const step = 548;

/** The platform with its step. */
export const platform = (): string =>
  cover(box([1526, step], 124, floor - step) + box([1082, seat], 444, floor - seat), 6) +
  line(path(1532, step, 1662, step), 11);

/** The slab on the platform, drawn over the soles of those on it. */
export const slab = (): string => line(path(1070, seat, 1534, seat), 11);
