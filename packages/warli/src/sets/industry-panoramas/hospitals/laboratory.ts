import { armed, poses } from '../../../figure/pose';
import { microscope, tubes } from '../../../props/clinic';
import { table } from '../../../props/room';
import { cotton, cover, disc, ink, line, path, type Point, shape, times } from '../../../svg';
import { plain } from '../../industry-friezes/things';
import { at, stand } from '../floor';
import { parapet, wall } from '../house';

/** Takes the middle of its foot and gives a flask with a flat foot, or a round one. */
const flask = ([x, y]: Point, isRound: boolean): string =>
  isRound
    ? disc([x, y - 15], 14) + shape(x - 5, y - 30, x - 5, y - 46, x + 5, y - 46, x + 5, y - 30)
    : shape(x - 5, y - 46, x - 5, y - 32, x - 17, y, x + 17, y, x + 5, y - 32, x + 5, y - 46);

/** What a flask with a flat foot holds. */
const filling = ([x, y]: Point): string =>
  shape(x - 11, y - 14, x + 11, y - 14, x + 16, y - 2, x - 16, y - 2);

/** Takes the left end, a height and which kind is first and gives a shelf of flasks. */
const shelf = (x: number, y: number, odd: number): string => {
  const places = times(5).map((i): Point => [x + 22 + i * 40, y - 5]);
  const isFlat = (_: Point, i: number): boolean => (i + odd) % 2 === 0;
  return (
    cover(places.map((p, i) => flask(p, !isFlat(p, i))).join(''), 4) +
    ink(places.filter(isFlat).map(filling).join(''), cotton) +
    line(path(x, y, x + 204, y), 6)
  );
};

/** The laboratory: shelves of flasks, and one who looks through the microscope. */
export const laboratory = (): string =>
  wall([1692, 262], 240) +
  parapet([1692, 262], 240) +
  shelf(1712, 342, 0) +
  shelf(1712, 408, 1) +
  table([1776, 540], 138, 85) +
  plain(microscope([1826, 539], 84)) +
  plain(tubes([1872, 539], 1, 60)) +
  stand(
    1740,
    204,
    { ...armed(poses.bow, [-20, 10], at(1800, 520)), lean: 24 },
    { woman: true, hat: 'plait' },
  );
