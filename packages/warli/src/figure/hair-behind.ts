import type { Wear } from './wear';
import { bow, cover, disc, ground, line, white } from '../svg';

/** A knot of hair on top, seen from behind. */
export const knot: Wear = (b, w) =>
  cover(disc(b.byHead([0, -0.95]), b.headRadius * 0.6), w * 0.5, ground, white);

/** A plait that hangs down the back, seen from behind. */
export const braid: Wear = (b, w) => {
  const way = bow(b.byHead([0, 0.2]), b.byHead([0.7, 1.7]), b.byHead([-0.15, 3.3]));
  return line(way, w * 1.7, ground) + line(way, w * 0.9);
};
