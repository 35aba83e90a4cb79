import type { Scene } from '../../page';
import { cover, disc, ground, ink, line, marigold, path, type Point, polar, poly, white } from '../../svg';
import { about, middle, near, reach } from './near';

/** Nodes joined by lines, in two rings. */
const net = (): string => {
  const nodes = about(25).map((turn, i): Point => polar(middle, turn, i % 2 ? 300 : 352));
  return (
    line(poly(nodes) + poly(nodes.filter((_, i) => i % 2 === 0)) + disc(middle, 274)) +
    ink(nodes.map((p, i) => disc(p, i % 2 ? 10 : 18)).join('')) +
    ink(nodes.map((p, i) => (i % 4 ? '' : disc(p, 9))).join(''), ground)
  );
};

/** The laptop, seen from behind its lid. */
const laptop = ([x, y]: Point): string =>
  cover(
    `M${x - 150} ${y - 22}L${x - 158} ${y - 182}q0 -20 20 -20H${x + 138}q20 0 20 20L${x + 150} ${y - 22}Z`,
    14,
    ground,
    white,
  ) +
  ink(disc([x, y - 112], 32), marigold) +
  line(path(x - 190, y, x + 190, y), 50, ground) +
  line(path(x - 190, y, x + 190, y), 26) +
  line(path(x - 40, y - 4, x + 40, y - 4), 7, ground);

/** The scene `with-laptop`. */
export const withLaptop: Scene = () =>
  near(
    net(),
    laptop([400, 914]) +
      reach(1, [716, 806], [612, 886], [556, 868]) +
      reach(-1, [84, 806], [188, 886], [244, 868]),
  );
