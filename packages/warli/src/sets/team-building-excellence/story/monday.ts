import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { flatCase } from '../../../props/case';
import { box, cover, each, line, path, shape } from '../../../svg';
import { floor, order } from './order';

/** Monday: the order leaves the house at a run. */
export const monday = (): string =>
  cover(box([20, 150], 116, floor + 6 - 150), 8) +
  cover(box([40, 226], 76, floor + 6 - 226), 7) +
  line(
    each(3, (i) => shape(30 + i * 32, 208, 46 + i * 32, 168, 62 + i * 32, 208)),
    6,
  ) +
  line(path(156, 312, 206, 312) + path(150, 356, 188, 356), 8) +
  order([386, 112], 124, 8) +
  figure(
    [270, floor],
    380,
    { ...poses.run, lean: 14, arms: [[-34, -6], { to: [376, 250] }] },
    { hat: 'tie', stroke: 10, holds: [(hand) => flatCase(hand, 78), null] },
  );
