import { bunting } from '../../../props/market';
import { cotton, marigold } from '../../../svg';

/** The flags of a feast day, which run from the street over the gate to the tree, and on to the house. */
export const streamers = (): string =>
  (
    bunting([52, 262], [508, 342], 28, 14) +
    bunting([694, 342], [976, 254], 50, 9) +
    bunting([1648, 254], [1760, 246], 24, 4)
  ).replaceAll(marigold, cotton);
