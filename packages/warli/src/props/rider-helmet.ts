import type { Bones } from '../figure/bones';
import { cover, ground, line, marigold, num, pairs } from '../svg';

/** Takes the bones of one who rides and gives the helmet, with a strap under the chin. */
export const riderHelmet = ({ byHead, headRadius }: Bones): string => {
  const at = (...xy: number[]): string =>
    pairs(xy)
      .map((p) => byHead(p).map(num).join(' '))
      .join(' ');
  return (
    line(`M${at(-0.1, 0.1)}L${at(0.1, 1.1)}`, headRadius * 0.18, ground) +
    cover(
      `M${at(-1.25, 0.5)}C${at(-1.75, -1.75, 1.45, -1.95, 1.3, -0.1)}L${at(0.3, -0.1)}Q${at(-0.35, -0.1, -0.35, 0.6)}Z`,
      4,
      ground,
      marigold,
    ) +
    line(`M${at(0.9, -0.55)}L${at(1.75, -0.35)}`, headRadius * 0.26, marigold)
  );
};
