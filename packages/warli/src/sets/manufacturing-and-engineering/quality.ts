import { dressedFigure } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { cog } from '../../props/machine';
import { box, cover, each, ground, line, marigold, path, type Point, shape, white } from '../../svg';

const floor = 838;
const hub: Point = [782, 470];

/** Callipers whose jaws stand on both sides of a tooth. */
const callipers = (): string => {
  const parts = box([412, 300], 34, 380) + shape(412, 366, 446, 366, 552, 414, 552, 424, 412, 424);
  const slide = shape(400, 516, 552, 516, 552, 526, 458, 580, 458, 596, 400, 596);
  return (
    cover(parts, 9, ground, marigold) +
    line(
      each(7, (i) => path(432, 440 + i * 34, 444, 440 + i * 34)),
      6,
      ground,
    ) +
    cover(slide, 9, ground, marigold)
  );
};

/** The scene `quality`. */
export const quality: Scene = () =>
  [
    cog(hub, 322, 12),
    cover(shape(600, floor, 644, 700, 920, 700, 964, floor), 12, white, white),
    callipers(),
    dressedFigure(
      [214, floor],
      670,
      {
        ...poses.reach,
        lean: 8,
        nod: 6,
        arms: [{ to: [404, 378] }, { to: [392, 556] }],
        legs: limbs(-16, -12, 26, 2),
      },
      { hat: 'helmet', stroke: 14 },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
