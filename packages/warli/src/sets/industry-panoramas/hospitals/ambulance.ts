import { wheel } from '../../../props/vehicle';
import {
  cover,
  disc,
  dots,
  ground,
  hide,
  ink,
  line,
  path,
  polar,
  poly,
  times,
  shape,
  white,
} from '../../../svg';
import { floor } from '../floor';

/** The two wheels. */
const hubs = [138, 270];

/** Who drives, at the window. */
const driver = (): string =>
  hide(shape(146, 530, 159, 476, 194, 476, 194, 530)) +
  ink(disc([176, 502], 11) + shape(158, 530, 192, 530, 176, 514));

/** The lamp on its roof, which calls. */
const alarm = (): string =>
  ink('M222 452v-6q0 -12 14 -12t14 12v6Z') +
  line(
    times(5)
      .map((i) => poly([polar([236, 446], 200 + i * 35, 22), polar([236, 446], 200 + i * 35, 33)]))
      .join(''),
    4,
  );

/** An old white van with a cross on its side, which has come from the right. */
export const ambulance = (): string =>
  alarm() +
  cover(
    'M92 604V562Q92 546 110 542L130 536L147 468Q150 454 164 454H312Q320 454 320 462V604Z',
    6,
    white,
    white,
  ) +
  driver() +
  line(path(204, 462, 204, 596) + path(98, 578, 316, 578), 3.5, ground) +
  line(path(260, 494, 260, 546) + path(234, 520, 286, 520), 16, ground) +
  line(dots([[104, 560]]), 11, ground) +
  hide(hubs.map((x) => disc([x, floor - 26], 34)).join('')) +
  hubs.map((x) => wheel([x, floor - 26], 24, 8)).join('');
