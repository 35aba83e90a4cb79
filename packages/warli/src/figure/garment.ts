import { type Person, skeleton } from './bones';
import { between, move, type Point, poly } from '../svg';

/** What is a line on the clothes of somebody, and what a row of beads, as path data. */
export interface Garment {
  readonly seams: string;
  readonly beads: string;
}

/** Takes a share of the way from the waist and one of the way across, and gives the place on a triangle of the body. */
type Spot = (share: number, across: number) => Point;

/** How far apart beads are, as a share of the height. */
export const beadGap = 0.03;

/** A row of beads between two places, as much free at one end as at the other. */
function row(a: Point, b: Point, gap: number): string {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const free = (far - Math.floor(far / gap) * gap) / 2 / far;
  return poly([between(a, b, free), between(a, b, 1 - free * 0.8)]);
}

/** Two bangles across an arm, above the wrist. */
function bangles(arm: readonly Point[], half: number): string {
  const [from = [0, 0], to = from] = arm.slice(1);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [((to[1] - from[1]) / far) * half, ((from[0] - to[0]) / far) * half];
  const at = [0.58, 0.7].map((share) => between(from, to, share));
  return at.map((p) => poly([move(p, x, y), move(p, -x, -y)])).join('');
}

/** The border of a sari over the shoulder. */
const sari = (chest: Spot, gap: number): Garment => ({
  seams: poly([chest(0.97, 0.86), chest(0.3, 0.12)]) + poly([chest(0.97, 0.62), chest(0.52, 0.05)]),
  beads: row(chest(0.94, 0.74), chest(0.42, 0.1), gap),
});

/** The lapels of a jacket about a tie. */
const jacket = (chest: Spot): Garment => ({
  seams: poly([chest(0.98, 0.24), chest(0.12, 0.5), chest(0.98, 0.76)]),
  beads: '',
});

/** The pocket of a doctor's coat and its lowest seam: the rest has the stethoscope on it. */
const coat = (chest: Spot): Garment => ({
  seams: poly([chest(0.8, 0.72), chest(0.8, 0.86)]) + poly([chest(0.36, 0.5), chest(0.1, 0.5)]),
  beads: '',
});

/** The beaded yoke and the slit of a kurta. */
const kurta = (chest: Spot, gap: number): Garment => ({
  seams: poly([chest(0.78, 0.05), chest(0.78, 0.95)]) + poly([chest(0.78, 0.5), chest(0.3, 0.5)]),
  beads: row(chest(0.9, 0.06), chest(0.9, 0.94), gap),
});

const cut = ({ woman, hat }: Person): ((chest: Spot, gap: number) => Garment) =>
  hat === 'doctor' ? coat : woman ? sari : hat === 'tie' ? jacket : kurta;

/** Takes a person and gives the pattern of the clothes: what the upper body wears, a hem of two lines with beads between, and a woman's bangles. */
export function garment(one: Person): Garment {
  const { waist, shoulders, hips, arms, place } = skeleton(one);
  const on =
    ([a, b]: readonly [Point, Point]): Spot =>
    (share, across) =>
      place(between(waist, between(a, b, across), share));
  const [skirt, gap] = [on(hips), one.h * beadGap];
  const upper = cut(one)(on(shoulders), gap);
  const hem = poly([skirt(0.52, 0.1), skirt(0.52, 0.9)]) + poly([skirt(0.9, 0.06), skirt(0.9, 0.94)]);
  const wrist = one.woman ? bangles((arms[1] ?? []).map(place), one.h * 0.006) : '';
  return {
    seams: hem + upper.seams + wrist,
    beads: row(skirt(0.71, 0.06), skirt(0.71, 0.94), gap) + upper.beads,
  };
}
