import { box, cover, each, ink, line, type Point, shape } from '../svg';

/** Takes the left end of the top, a width, the floor and a count and gives a counter in broad lines, so many lozenges on its front. */
export const broadCounter = ([x, y]: Point, w: number, floor: number, count: number): string => {
  const [step, mid] = [(w - 40) / count, (y + 28 + floor) / 2];
  const lozenge = (i: number): string => {
    const [cx, up] = [x + 20 + step * (i + 0.5), (floor - y - 28) / 2 - 26];
    return shape(cx - step * 0.42, mid, cx, mid - up, cx + step * 0.42, mid, cx, mid + up);
  };
  return (
    cover(box([x, y + 14], w, floor - y - 12), 9) +
    line(each(count, lozenge), 7) +
    ink(box([x - 22, y], w + 44, 28))
  );
};
