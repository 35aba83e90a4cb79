import { bust } from './office';
import { boldWheel } from './vehicle';
import { box, cover, each, line, path, type Point, poly } from '../svg';

/** Takes the left top corner and gives a window of that train with a passenger in it. */
export const trainWindow = ([x, y]: Point): string =>
  cover(box([x, y], 62, 76), 5) + bust([x + 31, y + 74], 66, false);

/** Takes the front's lower end on the rail, a length and a height and gives the first coach of a local train that drives right, its doors open. */
export function localTrain([x, y]: Point, w: number, h: number): string {
  const [roof, sole, back] = [y - h, y - 36, x - w];
  const front: Point[] = [
    [back, sole],
    [back, roof],
    [x - 50, roof],
    [x - 12, roof + 34],
    [x, sole - 70],
    [x, sole],
  ];
  const wave = each(w / 20, (i) => `M${back + i * 20} ${sole - 22}l10 -22l10 22`);
  return (
    line(`M${x - w * 0.56} ${roof}l-30 -24l30 -24l30 24Z`, 5) +
    line(path(x - w * 0.66, roof - 50, x - w * 0.46, roof - 50), 8) +
    [60, 120, w - 120, w - 60].map((a) => boldWheel([x - a, y - 20], 20, 4)).join('') +
    cover(poly(front, true), 6) +
    line(path(back, roof + 16, x - 34, roof + 16), 5) +
    line(wave, 5) +
    line(path(back, sole - 54, x, sole - 54), 5) +
    line(path(back, sole, x + 10, sole), 10)
  );
}

/** Takes the left top corner and a height and gives an open door of that train. */
export const trainDoor = ([x, y]: Point, h: number): string => cover(box([x, y], 100, h), 5);
