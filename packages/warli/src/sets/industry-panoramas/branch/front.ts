import { spiral } from '../../../ground/land';
import {
  box,
  cover,
  dashes,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../../../svg';
import { mirrored } from './mirrored';

/** How high the eaves are, and the lower edge of the beam below them. */
const [eaves, beam] = [202, 234];

/** The floor of the hall. */
export const plinth = 508;

/** Where the columns stand. */
const columns = [790, 1030, 1370, 1610];

/** The coin in the gable. */
const coin: Point = [1200, 146];

/** Coils that grow smaller to the left. */
const coils = line(
  [78, 126, 165].map((d, i) => spiral([1200 - d, 164 + i * 7], 24 - i * 6, 2, 0)).join(''),
  3.5,
);

/** The gable: a coin like a sun, and coils that grow smaller to both sides. */
const gable = (): string =>
  line(path(1200, 66, 1200, 48), 5) +
  ink(disc([1200, 46], 9)) +
  cover(shape(740, eaves, 1200, 66, 1660, eaves), 7) +
  line(path(846, 188, 1200, 84, 1554, 188), 3) +
  cover(disc(coin, 34), 5, white, marigold) +
  line(spiral(coin, 24, 2.4), 4, ground) +
  line(dots(times(18).map((i) => polar(coin, i * 20, 46))), 6) +
  coils +
  mirrored(coils, 1200);

/** The beam on the columns, with a string of dots. */
const lintel = (): string =>
  cover(box([752, eaves], 896, beam - eaves), 6) + dashes(path(770, 218, 1632, 218), 7, [0, 20]);

/** Takes the middle and gives a fluted column with its head and foot. */
const column = (x: number): string =>
  cover(box([x - 16, beam + 20], 32, plinth - beam - 34)) +
  line(path(x - 5, beam + 30, x - 5, plinth - 22) + path(x + 5, beam + 30, x + 5, plinth - 22), 3) +
  ink(
    shape(x - 30, beam, x + 30, beam, x + 18, beam + 22, x - 18, beam + 22) +
      box([x - 25, plinth - 16], 50, 16),
  );

/** The steps up to the hall. */
const steps = (): string =>
  cover(
    each(3, (i) => box([766 - i * 18, plinth + i * 40], 868 + i * 36, 40)),
    6,
  );

/** What stands before the counter: the columns, the gable on them and the steps below. */
export const front = (): string => columns.map(column).join('') + lintel() + gable() + steps();
