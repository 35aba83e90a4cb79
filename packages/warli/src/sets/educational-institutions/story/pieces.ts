import { box, cotton, disc, ground, ink, line, path, shape } from '../../../svg';
import { kite } from './lesson';

/** What each of the four has of him: a kite, a certificate, a stamp, a telephone. */
export const pieces = (): string =>
  kite([1976, 546], 28) +
  ink(box([2046, 526], 44, 58), cotton) +
  line(path(2056, 539, 2080, 539) + path(2056, 551, 2080, 551), 4, ground) +
  ink(disc([2075, 569], 7), ground) +
  ink(
    disc([2252, 534], 10) + box([2247, 540], 10, 24) + shape(2228, 584, 2232, 562, 2272, 562, 2276, 584),
    cotton,
  ) +
  line(path(2320, 542, 2326, 534, 2362, 534, 2368, 542), 12, cotton) +
  ink(shape(2318, 584, 2330, 548, 2358, 548, 2370, 584), cotton) +
  ink(disc([2344, 568], 7), ground);
