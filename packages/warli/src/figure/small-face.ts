import { bows, ground, ink, line, num, pairs } from '../svg';
import { bones, type Person } from './bones';

/** The moustache, as points beside the head from an end on. */
const moustache: readonly number[] = [
  -0.56, 0.5, -0.16, 0.56, 0.16, 0.36, 0.48, 0.56, 0.88, 0.5, 0.5, 0.99, 0.16, 0.68, -0.18, 0.99, -0.56, 0.5,
];

/** The speaker's face in few strokes, where his head is too small for `features`: takes him, who is drawn already, and gives two rings and a moustache. */
export function smallFace(one: Person): string {
  const { byHead, headRadius } = bones(one);
  const r = num(headRadius * 0.24);
  const ring = (x: number): string => `M${byHead([x, -0.3]).map(num).join(' ')}a${r} ${r} 0 1 0 .1 0z`;
  return (
    line(ring(-0.19) + ring(0.53), headRadius * 0.13, ground) +
    ink(bows(pairs(moustache).map(byHead)), ground)
  );
}
