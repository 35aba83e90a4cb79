import type { Scene } from '../../page';
import { cover, disc, ground, ink, line, marigold, path, type Point, polar, poly, white } from '../../svg';
import { about, middle, near, reach } from './near';

/** Arrows that fly out, and coins between them. */
const arrows = (): string => {
  const [turns, coins] = [about(29).filter((_, i) => i % 2 === 0), about(29).filter((_, i) => i % 2)];
  const head = (turn: number): string =>
    poly([polar(middle, turn - 4.6, 328), polar(middle, turn, 374), polar(middle, turn + 4.6, 328)], true);
  const all = (turn: number, r: number): string => disc(polar(middle, turn, 310), r);
  return (
    line(
      disc(middle, 274) +
        turns.map((turn) => poly([polar(middle, turn, 274), polar(middle, turn, 330)])).join(''),
      9,
    ) +
    ink(turns.map(head).join('') + coins.map((turn) => all(turn, 17)).join('')) +
    ink(coins.map((turn) => all(turn, 7)).join(''), ground)
  );
};

/** The bag: its flap, its two buckles. */
const bag = ([x, y]: Point): string =>
  line(`M${x - 62} ${y + 6}v-28q0 -20 20 -20h84q20 0 20 20v28`, 32, ground) +
  line(`M${x - 62} ${y + 6}v-28q0 -20 20 -20h84q20 0 20 20v28`, 15, marigold) +
  cover(
    `M${x - 122} ${y + 16}q0 -16 16 -16h212q16 0 16 16v92q0 12 -12 12h-220q-12 0 -12 -12Z`,
    12,
    ground,
    marigold,
  ) +
  line(
    `M${x - 116} ${y + 12}Q${x - 110} ${y + 62} ${x - 60} ${y + 62}H${x + 60}Q${x + 110} ${y + 62} ${x + 116} ${y + 12}`,
    8,
    ground,
  ) +
  line(path(x - 60, y + 48, x - 60, y + 80) + path(x + 60, y + 48, x + 60, y + 80), 30, ground) +
  line(path(x - 60, y + 48, x - 60, y + 80) + path(x + 60, y + 48, x + 60, y + 80), 12, white);

/** The scene `with-bag`. */
export const withBag: Scene = () =>
  near(
    arrows(),
    bag([196, 788]) +
      reach(-1, [62, 706], [150, 744], [226, 774]) +
      reach(1, [636, 812], [704, 762], [702, 704]),
  );
