import { bones, type Person } from './bones';
import { between, bow, dots, ground, line, move, type Point, poly, times } from '../svg';

/** Takes a triangle of the body by its tip, the middle of its base and half its width there, and gives the two ends of a line across it. */
const across = (tip: Point, base: Point, half: number, share: number, inset = 0.8): [Point, Point] => {
  const [dx, dy] = [base[0] - tip[0], base[1] - tip[1]];
  const k = (half * share * inset) / (Math.hypot(dx, dy) || 1);
  const at = between(tip, base, share);
  return [move(at, -dy * k, dx * k), move(at, dy * k, -dx * k)];
};

const beads = ([a, b]: [Point, Point], count: number): string =>
  dots(times(count).map((i) => between(a, b, (i + 0.5) / count)));

/** Takes a person who is drawn already and gives the pattern of the clothes: a hem of two lines with dots between, and a string of beads; on a woman also the fold of the sari. */
export function cloth(one: Person): string {
  const { neck, waist, hip } = bones(one);
  const [u, woman] = [one.h, one.woman ?? false];
  const half = u * (woman ? 0.115 : 0.085);
  const hem = (share: number): [Point, Point] => across(waist, hip, half, share);
  const chest = across(waist, neck, u * (woman ? 0.115 : 0.135), 0.9, 0.7);
  const fold = woman ? poly([chest[one.left ? 0 : 1], between(waist, neck, 0.2)]) : '';
  return (
    line(poly(hem(0.56)) + poly(hem(0.9)) + fold, u * 0.009, ground) +
    line(beads(hem(0.73), woman ? 6 : 4) + (woman ? '' : beads(chest, 7)), u * 0.017, ground)
  );
}

/** Takes a person and gives path data of the line where the hair of a bare head begins. */
export const brow = (one: Person): string => {
  const { byHead } = bones(one);
  return bow(byHead([-0.7, 0.3]), byHead([-0.2, -0.66]), byHead([0.84, -0.46]));
};

/** Takes a person who is drawn already, with a bare head, and gives the line where the hair begins, and a woman's earring. */
export function hairline(one: Person): string {
  const { byHead, headRadius } = bones(one);
  return (
    line(brow(one), headRadius * 0.11, ground) +
    (one.woman ? line(dots([byHead([-0.3, 0.55])]), headRadius * 0.2, ground) : '')
  );
}
