import type { Scene, SceneSet } from '../page';
import { places } from '../props/place';
import { tree } from '../ground/plant';
import { dashes, disc, ground, line, marigold, path, type Point, points } from '../svg';

const middle: Point = [600, 450];

const feet = points(200, 268, 600, 268, 1000, 268, 200, 568, 1000, 568, 200, 860, 600, 860, 1000, 860);

/** The four ways out of the ring, between the places. */
const arms = [398, 802]
  .flatMap((x) => {
    const k = x < 600 ? -1 : 1;
    return [`M${x} -30V230Q${x} 320 ${600 + k * 78} 372`, `M${x} 930V690Q${x} 590 ${600 + k * 78} 528`];
  })
  .join('');

const hero: Scene = (r) =>
  [
    line(arms, 36) + line(disc(middle, 110), 50),
    line(arms, 27, ground) + line(disc(middle, 110), 41, ground),
    dashes(disc(middle, 110), 3.5, [22, 24], marigold),
    tree([600, 520], 146, r),
    places.map((draw, i) => draw(feet[i] ?? middle)).join(''),
    line(feet.map(([x, y]) => path(x - 172, y + 5, x + 172, y + 5)).join('')),
  ].join('');

/** The industries together. */
export const industries: SceneSet = { ground: 'terracotta', scenes: { hero } };
