import { flag } from '../../../props/market';
import { box, cover, line, path, white } from '../../../svg';
import { floor } from '../floor';
import { tiles } from '../house';
import { office, water } from './office';
import { staffRoom } from './staff-room';
import { eaves, left, right, upper } from './walls';

/** The flag in the yard, on its steps. */
const mast = (): string =>
  line(path(1712, 590, 1712, 112), 7) +
  flag([1712, 242], 126, white) +
  cover(box([1682, 608], 60, 20) + box([1694, 588], 36, 20), 5);

/** The arches of the verandah. */
const arcade = (): string =>
  line([1780, 1902, 2024].map((x) => `M${x} ${floor}V462a52 52 0 0 1 104 0V${floor}`).join(''), 6);

/** The school house: a verandah of arches with the office, above it the staff room. */
export const house = (): string =>
  mast() +
  cover(box([left, eaves], right - left, floor - eaves), 6) +
  tiles([left, eaves], right - left, 68) +
  staffRoom() +
  line(path(left - 20, eaves, right + 20, eaves), 9) +
  line(path(left - 12, upper, right + 12, upper), 10) +
  arcade() +
  office() +
  water();
