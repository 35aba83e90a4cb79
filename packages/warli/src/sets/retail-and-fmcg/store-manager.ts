import { dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, each, ground, ink, line, marigold, path, shape, type Point } from '../../svg';

const floor = 838;

/** A jar with its lid: takes the middle of its foot and its colour. */
const jar = ([x, y]: Point, colour: string): string =>
  cover(box([x - 36, y - 92], 72, 92), 8, ground, colour) + line(path(x - 26, y - 108, x + 26, y - 108), 16);

/** The shelves at one side of the shop, with two jars on each. */
const shelves = (x: number): string =>
  each(3, (i) => {
    const y = 470 + i * 166;
    return (
      jar([x + 66, y - 4], i % 2 ? marigold : cotton) +
      jar([x + 164, y - 4], i % 2 ? cotton : marigold) +
      line(path(x + 6, y + 6, x + 224, y + 6), 12)
    );
  });

/** The sign over the shop, and the shutter that is nearly up. */
const front =
  cover(box([110, 64], 980, 104), 12) +
  ink(each(14, (i) => shape(126 + i * 68, 156, 158 + i * 68, 82, 190 + i * 68, 156))) +
  line(path(150, 196, 1050, 196) + path(150, 228, 1050, 228), 8) +
  line(path(140, 168, 140, floor) + path(1060, 168, 1060, floor), 14);

/** The bar at the lower edge of the shutter. */
const bar = line(path(140, 262, 1060, 262), 26);

/** The scene `store-manager`: a woman lifts the shutter of her shop, jars on the shelves behind her. */
export const storeManager: Scene = () =>
  [
    front,
    shelves(154),
    shelves(816),
    bar,
    dressedFigure([600, floor], 556, armed(poses.stand, { to: [486, 262] }, { to: [714, 262] }), {
      woman: true,
      stroke: 14,
    }),
    frame({ bottom: 'zigzag' }),
  ].join('');
