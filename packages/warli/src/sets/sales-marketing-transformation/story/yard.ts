import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { box, cover, each, ground, ink, line, path, shape, turned, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { lorry } from './lorry';
import { opened, seller } from './seller';

/** The works as they are. */
const works = (): string =>
  cover(box([1736, 130], 34, 180)) +
  line('M1752 116q-18 -22 4 -34t12 -30') +
  cover(shape(1722, floor, 1722, 270, 1784, 212, 1784, 270, 1844, 212, 1844, 270, 1904, 212, 1904, floor)) +
  ink(box([1806, 318], 34, 34) + box([1854, 318], 34, 34));

/** The ramp, and a lorry that does not come up. */
const ramp = (): string =>
  cover(shape(1718, floor + 6, 1866, 492, 1904, 492, 1904, floor + 6)) +
  line(
    each(5, (i) => path(1766 + i * 28, floor, 1766 + i * 28, 584 - i * 20)),
    3,
  ) +
  turned(lorry([1744, floor], 138, white, ground), -37, [1726, floor]);

/** At 11:40 the buyer points at the ramp, and he writes. */
export const yard = (): string =>
  [
    far(works() + ramp()),
    seller({
      at: [1516, floor],
      h: 360,
      pose: { ...poses.stand, nod: 14, arms: [{ to: [1528, 406] }, { to: [1536, 402], other: true }] },
    }),
    opened([1538, 392], 46),
    figure(
      [1636, floor],
      405,
      { ...poses.point, arms: [[-4, 18], { to: [1768, 380] }], legs: limbs(-5, -3, 5, 3) },
      { hat: 'topi' },
    ),
  ].join('');
