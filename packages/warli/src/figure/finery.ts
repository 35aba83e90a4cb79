import { bones, type Person, skeleton } from './bones';
import { brow } from './cloth';
import { person } from './figure';
import { plaitOf } from './hat';
import { between, dashes, dots, ground, line, move, type Point, poly } from '../svg';

/** Takes a share of the way from the waist and one of the way across, and gives the place on a triangle of the body. */
type Spot = (share: number, across: number) => Point;

/** The upper and the lower triangle of somebody. */
function triangles(one: Person): readonly [Spot, Spot] {
  const { waist, shoulders, hips, place } = skeleton(one);
  const on =
    ([a, b]: readonly [Point, Point]): Spot =>
    (share, across) =>
      place(between(waist, between(a, b, across), share));
  return [on(shoulders), on(hips)];
}

/** A row of beads between two places, as much free at one end as at the other. */
function row(a: Point, b: Point, gap: number): string {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const free = (far - Math.floor(far / gap) * gap) / 2 / far;
  return poly([between(a, b, free), between(a, b, 1 - free * 0.8)]);
}

/** Bars across a limb, at shares of the way along its lower part. */
function rings(one: Person, limb: readonly Point[], shares: readonly number[], half: number): string {
  const { place } = skeleton(one);
  const [from = [0, 0], to = from] = limb.slice(1).map(place);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [((to[1] - from[1]) / far) * half, ((from[0] - to[0]) / far) * half];
  const at = shares.map((share) => between(from, to, share));
  return at.map((p) => poly([move(p, x, y), move(p, -x, -y)])).join('');
}

const isBare = ({ hat = 'none' }: Person): boolean => ['none', 'plait', 'tie', 'doctor'].includes(hat);

/** The lines on the clothes of a woman: the border of a sari over the shoulder, and bangles on the near arm. */
const sari = (one: Person, chest: Spot): string => {
  const { arms } = skeleton(one);
  return (
    poly([chest(0.97, 0.86), chest(0.3, 0.12)]) +
    poly([chest(0.97, 0.62), chest(0.52, 0.05)]) +
    rings(one, arms[1] ?? [], [0.58, 0.7], one.h * 0.006)
  );
};

/** The lines on the clothes of a man: the lapels about a tie, the pocket of a doctor's coat, or the yoke and the slit of a kurta. */
function shirt({ hat }: Person, chest: Spot): string {
  if (hat === 'tie') return poly([chest(0.98, 0.3), chest(0.2, 0.5), chest(0.98, 0.7)]);
  if (hat === 'doctor')
    return poly([chest(0.8, 0.72), chest(0.8, 0.86)]) + poly([chest(0.36, 0.5), chest(0.1, 0.5)]);
  return poly([chest(0.78, 0.05), chest(0.78, 0.95)]) + poly([chest(0.78, 0.5), chest(0.3, 0.5)]);
}

/** What is a line, and what a row of beads, on the clothes of somebody. */
function patterns(one: Person): readonly [string, string] {
  const [chest, skirt] = triangles(one);
  const gap = one.h * 0.03;
  const hem = poly([skirt(0.52, 0.1), skirt(0.52, 0.9)]) + poly([skirt(0.9, 0.06), skirt(0.9, 0.94)]);
  const across = one.woman ? row(chest(0.94, 0.74), chest(0.42, 0.1), gap) : '';
  const yoke =
    !one.woman && one.hat !== 'tie' && one.hat !== 'doctor'
      ? row(chest(0.9, 0.06), chest(0.9, 0.94), gap)
      : '';
  return [
    hem + (one.woman ? sari(one, chest) : shirt(one, chest)) + (isBare(one) ? brow(one) : ''),
    row(skirt(0.71, 0.06), skirt(0.71, 0.94), gap) +
      across +
      yoke +
      (one.hat === 'plait' ? plaitOf(bones(one)) : ''),
  ];
}

/** Takes people of like size who are drawn already and gives the patterns of their clothes. */
export function finery(all: readonly Person[]): string {
  const drawn = all.map(patterns);
  const h = all[0]?.h ?? 0;
  const ears = dots(all.filter((one) => one.woman).map((one) => bones(one).byHead([-0.3, 0.55])));
  return (
    line(drawn.map(([lines]) => lines).join(''), h * 0.0095, ground) +
    dashes(drawn.map(([, beads]) => beads).join('') + ears, h * 0.018, [0, h * 0.03], ground)
  );
}

/** Takes people of like size and gives them in patterned clothes. */
export const dressed = (all: readonly Person[]): string => all.map(person).join('') + finery(all);
