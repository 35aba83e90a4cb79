import { stars } from '../../../ground/land';
import type { Random } from '../../../random';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  path,
  type Point,
  polar,
  poly,
  shape,
  turned,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { bust, doubt } from './priya';

/** Her plait and her headphones, on the face whose middle it takes. */
const hers = ([x, y]: Point): string =>
  line(`M${x - 20} ${y - 10}q-26 22 -12 56`, 10) +
  line(`M${x - 26} ${y}a26 26 0 0 1 52 0`, 11, ground) +
  line(`M${x - 26} ${y}a26 26 0 0 1 52 0`, 6) +
  cover(disc([x - 25, y + 2], 7, 10) + disc([x + 25, y + 2], 7, 10), 5);

/** The left top corner of a window of the call. */
const corner = (i: number): Point => [1038 + (i % 3) * 112, 190 + Math.floor(i / 3) * 100];

/** The windows of the call: who sits in them, eight with a cross for a mouth; one speaks. */
const caller = (i: number): string => {
  const [x, y] = corner(i);
  const [cx, cy] = [x + 50, y + 88];
  const [mx, my] = [cx, cy - 52];
  return (
    bust([cx, cy], 88) +
    (i === 4 ? hers([mx, my - 6]) : '') +
    (i === 1
      ? ink(disc([mx, my], 9), ground) +
        line(
          each(
            3,
            (k) =>
              poly([polar([mx, my], k * 30 - 30, 28), polar([mx, my], k * 30 - 30, 42)]) +
              poly([polar([mx, my], k * 30 + 150, 28), polar([mx, my], k * 30 + 150, 42)]),
          ),
          5,
        )
      : line(path(mx - 9, my - 9, mx + 9, my + 9) + path(mx - 9, my + 9, mx + 9, my - 9), 6, ground))
  );
};

/** The house with its lit windows, the bar that stands, and the windows of the call. */
const house = (): string =>
  line(path(1200, 26, 1200, 4)) +
  cover(shape(1010, floor, 1010, 60, 1060, 26, 1340, 26, 1390, 60, 1390, floor)) +
  ink(each(7, (i) => box([1040 + i * 47, 66], 30, 40))) +
  line(path(1010, 128, 1390, 128) + path(1010, 496, 1390, 496)) +
  cover(`M1168 ${floor}V520H1232V${floor}`) +
  cover(box([1040, 144], 320, 28)) +
  ink(box([1048, 151], 250, 14)) +
  each(9, (i) => cover(box(corner(i), 100, 88)));

/** Boxes of pizza: a pile that is eaten and one that is open. */
const pizza = (): string =>
  each(4, (i) => cover(box([1036 + (i % 2) * 8, 580 - i * 20], 104, 20), 5, ground, cotton)) +
  turned(
    cover(box([1266, 508], 84, 84), 5, ground, cotton) +
      line(disc([1308, 550], 30), 6, ground) +
      line('M1308 520v60M1282 535l52 30M1282 565l52 -30', 5, ground),
    8,
    [1308, 550],
  );

/** Friday: on the call eight mouths are shut, hers too. */
export const friday = (r: Random): string =>
  far(stars([968, 20], [1002, 300], 3, r) + house() + pizza()) + each(9, caller) + doubt([1256, 298], 40);
