import { figure, person } from '../../../figure/figure';
import { glass } from '../../../figure/hold';
import { pale } from '../../../figure/on-floor';
import { limbs, poses } from '../../../figure/pose';
import { bicycle } from '../../../props/bike';
import { bus } from '../../../props/vehicle';
import { dashes, ground, larger, line, path } from '../../../svg';
import { oxCart } from '../../home/arrivals/cart';
import { tea } from '../../home/arrivals/tea';
import { at, floor } from '../../industry-panoramas/floor';

/** The road on which they come: it bends down to the ground where the others sit. */
const road = (): string =>
  line('M0 452H326Q384 452 390 540Q394 602 434 628', 6) + dashes('M14 470H342', 5, [0, 20]);

/** He who comes on a bicycle. */
const cyclist = (): string =>
  bicycle([392, floor], 170) +
  figure(
    [454, 520],
    186,
    { lean: 12, arms: [at(498, 520), at(500, 524)], legs: [at(470, 604), at(482, 590)] },
    { hung: true, stroke: 6, hat: 'cap' },
  );

/** One who has tea first. */
const guest = (): string =>
  person({
    at: [342, 604],
    h: 176,
    hung: true,
    left: true,
    hat: 'turban',
    stroke: 6,
    holds: [null, glass],
    pose: { lean: 4, arms: limbs(-14, 26, 20, 124), legs: poses.floor.legs },
  });

/** Those who still come: a bus, a bullock cart, a bicycle; and tea by the road. */
export const comers = (): string =>
  road() +
  pale(bus([12, 449], 144) + tea([55, floor])) +
  larger(oxCart([168, 449]), 0.54, [168, 449]) +
  line(path(142, 574, 176, 574), 3.5, ground) +
  pale(guest()) +
  cyclist();
