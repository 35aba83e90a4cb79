import { beadRing } from '../../../ground/great-sun';
import { curve, disc, each, ink, line, marigold, type Point, polar } from '../../../svg';
import { crest, middle } from './mound';

/** The middle of the sun and its radius. */
const [hub, r]: [Point, number] = [[middle, 352], 212];

/** How many rays it has. */
const rays = 40;

/** Whether that place is above the mound. */
const isRisen = ([, y]: Point): boolean => y < crest;

/** A ray, as a triangle that points away. */
const ray = (i: number): string => {
  const p = (turn: number, far: number): Point => polar(hub, (i + turn) * (360 / rays), far);
  const tip = p(0, r + 66);
  return isRisen(tip) ? `${curve([p(-0.36, r + 27), tip, p(0.36, r + 27)])}Z` : '';
};

/** The great sun that rises behind him: a ring of marigold that is open in the middle, and rays around it. */
export const risingSun = (): string =>
  line(disc(hub, r), 24, marigold) +
  line(disc(hub, r + 19), 4) +
  ink(each(rays, ray), marigold) +
  beadRing(hub, r - 25, 60);
