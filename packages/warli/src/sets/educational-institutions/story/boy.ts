import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { between, cover, ground, line, marigold, path, type Point, shape, white } from '../../../svg';

/** Where the feet of all stand. */
export const floor = 604;

/** Takes the left top corner and a size and gives the school bag, its flap closed. */
export const satchel = ([x, y]: Point, w: number, h: number): string =>
  cover(shape(x + 4, y, x + w - 4, y, x + w, y + h, x, y + h), 5, white, marigold) +
  line(
    path(x + 3, y + h * 0.44, x + w - 3, y + h * 0.44) +
      path(x + w / 2, y + h * 0.44, x + w / 2, y + h * 0.62),
    5,
    ground,
  );

/** The boy, known by the bag on his back. */
export function boy(one: Person): string {
  const { neck, waist } = bones(one);
  const [x, y] = between(neck, waist, 0.42);
  const [w, h] = [one.h * 0.21, one.h * 0.28];
  const back = one.left ? x + one.h * 0.075 : x - one.h * 0.075 - w;
  const k = one.left ? -1 : 1;
  const strap = path(
    neck[0] + k * one.h * 0.05,
    neck[1],
    waist[0] - k * one.h * 0.01,
    waist[1] - one.h * 0.06,
  );
  return person({ halo: true, ...one }) + line(strap, 5, ground) + satchel([back, y - h * 0.46], w, h);
}
