import { farPalm } from '../../../props/far-palm';
import { box, cover, line, path, shape } from '../../../svg';

/** The window of the corridor: the sheds of the works, their chimney, and a palm. */
export const works = (): string =>
  cover(box([916, 76], 216, 216), 6) +
  cover(shape(1024, 230, 1030, 142, 1044, 142, 1050, 230), 5) +
  cover(shape(930, 292, 930, 226, 974, 196, 974, 226, 1018, 196, 1018, 226, 1056, 226, 1056, 292), 5) +
  line(path(950, 256, 962, 256) + path(988, 256, 1000, 256) + path(1026, 256, 1038, 256), 14) +
  line('M1038 128q-18 -12 0 -22t-4 -18', 4) +
  farPalm([1084, 292], 92, 6) +
  line(path(900, 298, 1148, 298), 11);

/** What hangs from a rail between the gears and the window: a spanner, a hammer and a set square. */
export const hungTools = (): string =>
  line(path(478, 60, 790, 60) + path(740, 60, 740, 92), 7) +
  cover(shape(740, 92, 740, 184, 800, 184), 7) +
  line(path(510, 60, 510, 160) + path(494, 184, 502, 164, 518, 164, 526, 184) + path(672, 60, 672, 160), 9) +
  line(path(654, 170, 694, 170), 22);
