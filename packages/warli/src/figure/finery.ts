import { bones, type Person } from './bones';
import { brow } from './cloth';
import { person } from './figure';
import { beadGap, garment } from './garment';
import { plaitOf } from './hat';
import type { Pose } from './pose';
import { curve, dashes, ground, line, type Point } from '../svg';

const isBare = ({ hat = 'none' }: Person): boolean => ['none', 'plait', 'tie', 'doctor'].includes(hat);

/** The beads of a plait, and a woman's earring: a line just long enough for a dash to begin on it. */
function jewels(one: Person): string {
  const frame = bones(one);
  const earring = one.woman ? curve([frame.byHead([-0.3, 0.55]), frame.byHead([-0.18, 0.55])]) : '';
  return (one.hat === 'plait' ? plaitOf(frame) : '') + earring;
}

/** Takes people of like size who are drawn already and gives the patterns of their clothes and their hair, as two paths. */
export function finery(all: readonly Person[]): string {
  const h = all[0]?.h ?? 0;
  const worn = all.map((one) => ({ one, ...garment(one) }));
  const seams = worn.map((each) => each.seams + (isBare(each.one) ? brow(each.one) : ''));
  const beads = worn.map((each) => each.beads + jewels(each.one));
  return (
    line(seams.join(''), h * 0.0095, ground) + dashes(beads.join(''), h * 0.018, [0, h * beadGap], ground)
  );
}

/** Takes people of like size and gives them in patterned clothes. */
export const dressed = (all: readonly Person[]): string => all.map(person).join('') + finery(all);

/** Takes what `figure` takes and gives that person in patterned clothes. */
export const dressedFigure = (at: Point, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  dressed([{ at, h, pose, halo: true, ...more }]);
