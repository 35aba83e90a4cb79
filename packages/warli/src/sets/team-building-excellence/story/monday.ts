import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { flatCase } from '../../../props/case';
import { box, cover, each, line, path, shape } from '../../../svg';
import { floor, order } from './order';

/** Monday: the order leaves the house at a run. */
export const monday = (): string =>
  far(
    cover(box([20, 150], 116, floor + 6 - 150) + box([40, 226], 76, floor + 6 - 226)) +
      line(each(3, (i) => shape(30 + i * 32, 208, 46 + i * 32, 168, 62 + i * 32, 208))) +
      line(path(156, 312, 206, 312) + path(150, 356, 188, 356), 6),
  ) +
  order([386, 112], 124, 8) +
  figure(
    [284, floor],
    365,
    { ...poses.run, lean: 14, arms: [[-34, -6], { to: [382, 256] }] },
    { hat: 'tie', stroke: 10, holds: [(hand) => flatCase(hand, 78), null] },
  );
