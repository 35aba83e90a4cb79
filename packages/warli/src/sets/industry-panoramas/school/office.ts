import { figure, people } from '../../../figure/figure';
import { armed, poses } from '../../../figure/pose';
import { clayPot } from '../../../props/pottery';
import { box, cotton, cover, each, ground, hide, line, path, shape } from '../../../svg';
import { at, floor, stander } from '../floor';

/** The office window: the clerk, and a father with a paper. */
export const office = (): string =>
  figure([1826, 540], 190, armed(poses.stand, [-16, 20], at(1862, 508)), {
    hung: true,
    hat: 'topi',
    stroke: 6,
  }) +
  hide(box([1783, 520], 98, floor - 523)) +
  line(
    each(3, (i) => shape(1788 + i * 31, 574, 1803 + i * 31, 548, 1818 + i * 31, 574, 1803 + i * 31, 600)),
    3.5,
  ) +
  line(path(1778, 520, 1890, 520), 10) +
  people([stander(1958, 196, armed(poses.stand, [-24, 6], at(1892, 500)), { left: true, hat: 'turban' })]) +
  cover(shape(1868, 488, 1894, 482, 1898, 514, 1872, 520), 4, ground, cotton);

/** The pot with drinking water, and a child who drinks. */
export const water = (): string =>
  clayPot([2100, 580], 40) +
  line(path(2076, 582, 2124, 582) + path(2081, 582, 2081, floor) + path(2119, 582, 2119, floor), 5) +
  people([stander(2053, 126, armed({ ...poses.stand, nod: -12 }, [-10, 0], at(2070, 512)), { stroke: 5 })]) +
  cover(shape(2063, 506, 2075, 496, 2083, 510, 2073, 518), 3.5, ground, cotton);
