import { dashes, each, ink, line, marigold, type Point, polar, poly } from '../../../svg';
import { crest, middle } from './mound';

/** The middle of the sun and its radius. */
const [hub, r]: [Point, number] = [[middle, 398], 280];

/** How many rays it has. */
const rays = 40;

/** Takes a radius and gives path data of its ring as far as it is above the mound. */
const risen = (far: number): string => {
  const half = Math.round(Math.sqrt(far ** 2 - (crest - hub[1]) ** 2));
  return `M${hub[0] - half} ${crest}A${far} ${far} 0 1 1 ${hub[0] + half} ${crest}`;
};

/** Whether that place is above those who sit on the mound. */
const isRisen = ([, y]: Point): boolean => y < crest - 86;

/** A ray, as a triangle that points away. */
const ray = (i: number): string => {
  const p = (turn: number, far: number): Point => polar(hub, (i + turn) * (360 / rays), far);
  const tip = p(0, r + 63);
  return isRisen(tip) ? poly([p(-0.36, r + 28), tip, p(0.36, r + 28)], true) : '';
};

/** The great sun that rises behind him: a ring of marigold that is open in the middle, and rays around it. */
export const risingSun = (): string =>
  line(risen(r), 26, marigold) +
  line(risen(r + 20), 4) +
  ink(each(rays, ray), marigold) +
  dashes(risen(r - 26), 6, [0, 28]);
