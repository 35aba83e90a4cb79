import type { Scene } from '../../page';
import { line, path } from '../../svg';
import { aisle } from './canteen/aisle';
import { longTable } from './canteen/long-table';

/** The scene `canteen`: four rows of people at two long tables, seen from above. */
export const canteen: Scene = () =>
  [120, 674].map(longTable).join('') + line(path(40, 566, 1160, 566), 6) + aisle();
