import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { box, cover, each, ground, ink, line, path, shape, turned, white } from '../../../svg';
import { floor } from '../../../ground/story';
import { lorry } from './lorry';
import { opened, seller } from './seller';

/** The works as they are. */
const works = (): string =>
  cover(box([1714, 130], 34, 180), 7) +
  line('M1730 116q-18 -22 4 -34t12 -30', 7) +
  cover(
    shape(1700, floor, 1700, 270, 1764, 212, 1764, 270, 1826, 212, 1826, 270, 1888, 212, 1888, floor),
    8,
  ) +
  ink(box([1786, 318], 34, 34) + box([1836, 318], 34, 34));

/** The ramp, and a lorry that does not come up. */
const ramp = (): string =>
  cover(shape(1660, floor + 6, 1846, 484, 1888, 484, 1888, floor + 6), 8) +
  line(
    each(6, (i) => path(1720 + i * 30, floor, 1720 + i * 30, 584 - i * 18.5)),
    4,
  ) +
  turned(lorry([1682, floor], 180, white, ground), -33, [1668, floor]);

/** At 11:40 the buyer points at the ramp, and he writes. */
export const yard = (): string =>
  [
    works(),
    ramp(),
    seller({
      at: [1512, floor],
      h: 370,
      pose: { ...poses.stand, nod: 14, arms: [{ to: [1534, 402] }, { to: [1546, 398], other: true }] },
    }),
    opened([1548, 386], 54),
    figure([1634, floor], 415, { ...poses.point, arms: [[-4, 24], { to: [1762, 372] }] }, { hat: 'topi' }),
  ].join('');
