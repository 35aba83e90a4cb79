import { figure } from '../../figure/figure';
import { scooter } from '../../props/bike';
import { cow } from '../../props/cow';
import { cotton } from '../../svg';
import { parcel } from '../friezes/parcel';
import { plain } from '../industry-friezes/things';
import { at, floor, soles } from './floor';
import { tiles, wall, windows } from './house';

/** He who takes the parcels home. */
const rider = (): string =>
  scooter([2222, floor], 160) +
  figure(
    [2270, soles - 80],
    192,
    { lean: 4, arms: [at(2330, 518), at(2334, 522)], legs: [at(2310, 600), at(2320, 600)] },
    { hung: true, hat: 'cap', stroke: 6 },
  ) +
  parcel([2208, floor - 86], 44, cotton);

/** The end of the street, where a cow takes her way. */
export const street = (): string =>
  wall([2064, 300], 316) +
  tiles([2064, 300], 316, 70) +
  windows([2098, 410], 3, 102) +
  plain(cow([2152, floor - 3], 80)) +
  rider();
