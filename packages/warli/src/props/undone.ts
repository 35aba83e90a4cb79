import { water } from '../ground/land';
import { box, cover, dashes, ink, line, marigold, path, shape } from '../svg';

/** One end of the bridge: its deck, its rail and the pier that bears it, `k` 1 for the left bank. */
const end = (x: number, k: number): string =>
  line(path(x, 296, x + k * 200, 296), 14) +
  line(
    path(x + k * 200, 224, x, 224, x + k * 50, 296, x + k * 100, 224, x + k * 150, 296, x + k * 200, 224),
    6,
  ) +
  cover(shape(x + k * 128, 302, x + k * 180, 302, x + k * 196, 486, x + k * 112, 486), 6);

/** The arrow of the mouse. */
const pointer = 'M804 332v84l21-17 16 32 17-9-16-32 26-4z';

/** A large computer screen on its foot, at 634: a bridge over water, its middle gone and only remembered in dashes. */
export const bridgeScreen = (): string =>
  cover(box([480, 84], 670, 470), 10) +
  water([536, 488], 560, 2, 30, 56) +
  end(492, 1) +
  end(1138, -1) +
  dashes(box([708, 224], 214, 72), 7, [17, 15], marigold) +
  ink(pointer) +
  line(path(815, 558, 815, 634), 16) +
  line(path(727, 634, 903, 634), 14);
