import { box, cotton, cover, each, ground, ink, line, path, shape, white } from '../../svg';
import { floor } from './floor';

/** Takes the left end of the bed and gives the shaft between chuck and tail, a spiral cut into it. */
const shaft = (x: number): string =>
  cover(box([x + 50, floor - 124], 130, 26), 4, white, cotton) +
  line(
    each(5, (i) => path(x + 70 + i * 22, floor - 122, x + 82 + i * 22, floor - 100)),
    3.5,
    ground,
  );

/** Takes the left end and gives the bed on its base, with a row of lozenges. */
const bed = (x: number): string => {
  const lozenge = (at: number): string =>
    shape(at - 22, floor - 28, at, floor - 46, at + 22, floor - 28, at, floor - 10);
  return (
    ink(box([x - 12, floor - 68], 262, 12)) +
    cover(box([x, floor - 56], 236, 56), 6) +
    line(
      each(4, (i) => lozenge(x + 38 + i * 54)),
      3.5,
    )
  );
};

/** Takes the left end and gives a lathe from the side: head, chuck, shaft and tail on a bed. */
export const lathe = (x: number): string => {
  const tail = [180, -112, 196, -134, 232, -134, 238, -66, 190, -66];
  return (
    shaft(x) +
    cover(box([x, floor - 156], 52, 90), 6) +
    ink(box([x + 52, floor - 140], 16, 58)) +
    cover(shape(...tail.map((v, i) => v + (i % 2 ? floor : x))), 6) +
    bed(x)
  );
};
