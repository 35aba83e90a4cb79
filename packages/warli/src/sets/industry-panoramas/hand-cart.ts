import { box, cotton, cover, ground, line, path, white } from '../../svg';
import { wheel } from '../../props/vehicle';
import { parcel } from '../friezes/parcel';
import { floor } from './floor';

/** Takes the left end of the bed and gives a hand cart with two wheels and a load of cartons; its pole points right. */
export const handCart = (x: number): string => {
  const bed = floor - 84;
  const carton = (a: number, j: number, fill: string): string => parcel([x + a, bed - j * 42], 48, fill, 42);
  return (
    carton(4, 0, ground) +
    carton(52, 0, cotton) +
    carton(100, 0, ground) +
    carton(28, 1, cotton) +
    carton(76, 1, ground) +
    carton(52, 2, ground) +
    line(path(x + 150, bed + 6, x + 218, bed - 14), 7) +
    line(path(x - 2, bed - 34, x - 2, bed + 6), 7) +
    cover(box([x - 4, bed], 160, 14), 5, white, white) +
    [38, 114].map((a) => wheel([x + a, floor - 38], 34, 8)).join('')
  );
};
