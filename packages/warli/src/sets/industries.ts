import type { Scene, SceneSet } from '../page';
import { hut } from '../props/building';
import { places } from '../props/place';
import { yourSign } from './industries/your-sign';
import { tree } from '../ground/plant';
import { dashes, disc, ground, larger, line, marigold, path, type Point, points } from '../svg';

const middle: Point = [600, 510];

const feet = points(200, 328, 600, 328, 1000, 328, 200, 628, 1000, 628, 200, 920, 600, 920, 1000, 920);

const ways = [398, 802] as const;

/** The ground of the houses that the two upper roads come from. */
const home = 126;

/** The four ways out of the ring, between the places: two from a door each, two out of the picture. */
const arms = ways
  .flatMap((x) => {
    const end = 600 + (x < 600 ? -78 : 78);
    return [`M${x} ${home}V290Q${x} 380 ${end} 432`, `M${x} 990V750Q${x} 650 ${end} 588`];
  })
  .join('');

const hero: Scene = (r) =>
  larger(
    [
      line(arms, 36) + line(disc(middle, 110), 50),
      line(arms, 27, ground) + line(disc(middle, 110), 41, ground),
      line(ways.map((x) => path(x - 80, home, x + 80, home)).join('')),
      ways.map((x) => hut([x - 58, home - 2], 116, 112)).join(''),
      dashes(disc(middle, 110), 3.5, [22, 24], marigold),
      tree([600, 580], 146, r),
      places.map((draw, i) => draw(feet[i] ?? middle)).join(''),
      line(feet.map(([x, y]) => path(x - 172, y + 5, x + 172, y + 5)).join('')),
    ].join(''),
    0.9,
    [500, 360],
  );

/** The industries together, and the one that is not among them. */
export const industries: SceneSet = {
  ground: 'terracotta',
  grounds: { 'your-sign': 'indigo' },
  walls: { hero: 'flat' },
  scenes: { hero, 'your-sign': yourSign },
};
