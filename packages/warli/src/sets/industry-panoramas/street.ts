import { figure } from '../../figure/figure';
import { scooter } from '../../props/bike';
import { cotton } from '../../svg';
import { parcel } from '../friezes/parcel';
import { at, floor, soles } from './floor';
import { tiles, wall, windows } from './house';

/** He who takes the parcels home. */
const rider = (): string =>
  scooter([2166, floor], 176) +
  figure(
    [2236, soles - 88],
    192,
    { lean: 4, arms: [at(2284, 502), at(2288, 506)], legs: [at(2266, 598), at(2278, 598)] },
    { hung: true, hat: 'cap', stroke: 6 },
  ) +
  parcel([2160, floor - 94], 40, cotton);

/** The end of the street, where a scooter waits with its parcel. */
export const street = (): string =>
  wall([2064, 300], 316) + tiles([2064, 300], 316, 70) + windows([2098, 410], 3, 102) + rider();
