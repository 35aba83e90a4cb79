import { bows, ground, ink, line, num, pairs } from '../svg';
import { bones, type Person } from './bones';

/** The moustache, as points beside the head from an end on. */
const moustache: readonly number[] = [
  -0.56, 0.5, -0.16, 0.56, 0.16, 0.36, 0.48, 0.56, 0.88, 0.5, 0.5, 0.99, 0.16, 0.68, -0.18, 0.99, -0.56, 0.5,
];

/** The speaker's face in few strokes, where his head is too small for `features`: takes him, who is drawn already, and gives two eyes that smile and a moustache. */
export function smallFace(one: Person): string {
  const { byHead, headRadius } = bones(one);
  const at = (x: number, y: number): string => byHead([x, y]).map(num).join(' ');
  const eye = (x: number): string => `M${at(x - 0.26, -0.06)}Q${at(x, -0.56)} ${at(x + 0.26, -0.06)}`;
  return (
    line(eye(-0.19) + eye(0.53), headRadius * 0.15, ground) + ink(bows(pairs(moustache).map(byHead)), ground)
  );
}
