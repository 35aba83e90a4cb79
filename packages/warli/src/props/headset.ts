import type { Bones } from '../figure/bones';
import { cover, disc, ground, line, marigold, num } from '../svg';

/** Takes the bones of a person, drawn already, and gives large headphones in the accent; with a boom a small microphone stands before the chin. */
export function headset({ byHead, headRadius: r }: Bones, hasBoom = false): string {
  const [[ax, ay], [bx, by]] = [byHead([-1.08, 0.08]), byHead([1.08, 0.08])];
  const strap = `M${num(ax)} ${num(ay)}A${num(r * 1.14)} ${num(r * 1.14)} 0 1 ${ax < bx ? 1 : 0} ${num(bx)} ${num(by)}`;
  const [[cx, cy], [mx, my]] = [byHead([1.5, 1.1]), byHead([0.72, 1.16])];
  const boom = `M${num(bx)} ${num(by)}Q${num(cx)} ${num(cy)} ${num(mx)} ${num(my)}`;
  const microphone = hasBoom
    ? line(boom, 7, marigold) + cover(disc([mx, my], r * 0.24), 6, ground, marigold)
    : '';
  return (
    line(strap, r * 0.42, ground) +
    line(strap, r * 0.22, marigold) +
    microphone +
    [ax, bx].map((x) => cover(disc([x, ay], r * 0.38, r * 0.52), 6, ground, marigold)).join('')
  );
}
