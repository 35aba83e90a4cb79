import type { Bones } from '../figure/bones';
import { bow, disc, dots, ground, ink, line, num, type Point } from '../svg';

/** Takes the bones of somebody who laughs and gives the closed eyes and the open mouth. */
export function laugh({ byHead, headRadius: r }: Bones): string {
  const eye = (x: number): string =>
    bow(byHead([x - 0.2, -0.02]), byHead([x, -0.4]), byHead([x + 0.2, -0.02]));
  const at = (p: Point): string => byHead(p).map(num).join(' ');
  return (
    line(eye(0.06) + eye(0.62), r * 0.13, ground) +
    ink(`M${at([-0.02, 0.3])}Q${at([0.34, 1.3])} ${at([0.84, 0.16])}Z`, ground)
  );
}

/** Takes the bones of somebody who tells a story and gives the open eyes and the round mouth. */
export const tell = ({ byHead, headRadius: r }: Bones): string =>
  line(dots([byHead([0.1, 0]), byHead([0.66, -0.02])]), r * 0.26, ground) +
  ink(disc(byHead([0.44, 0.5]), r * 0.22, r * 0.26), ground);
