import type { Scene } from '../../page';
import { box, cover, ground, ink, line, marigold, type Point, polar, poly, turned } from '../../svg';
import { about, middle, near, reach } from './near';

/** A pencil that points away from him: its end, its body with an edge along it, its tip. */
const pencil = (turn: number): [string, string] => {
  const at = (r: number, aside: number): Point => polar(polar(middle, turn, r), turn + 90, aside);
  const part = (from: number, to: number): string =>
    poly([at(from, -17), at(to, -17), at(to, 17), at(from, 17)], true);
  return [
    part(258, 270) + part(276, 326) + poly([at(331, -17), at(374, -2), at(374, 2), at(331, 17)], true),
    poly([at(286, -5), at(324, -5)]) + poly([at(286, 6), at(324, 6)]) + poly([at(357, -8), at(357, 8)]),
  ];
};

/** Pencils that stand about his head. */
const pencils = (): string => {
  const all = about(18).map(pencil);
  return ink(all.map(([body]) => body).join('')) + line(all.map(([, lines]) => lines).join(''), 4, ground);
};

/** The slate, the first letter of the alphabet written on it. */
const slate = ([x, y]: Point): string =>
  turned(
    line(box([x - 128, y - 96], 256, 192), 44, ground) +
      cover(box([x - 128, y - 96], 256, 192), 24, marigold) +
      line(
        `M${x - 88} ${y - 46}H${x + 28}M${x + 4} ${y - 46}V${y + 58}M${x - 80} ${y - 16}Q${x - 40} ${y - 40} ${x - 36} ${y - 10}Q${x - 38} ${y + 8} ${x - 60} ${y + 8}Q${x - 26} ${y + 8} ${x - 30} ${y + 36}Q${x - 44} ${y + 66} ${x - 86} ${y + 32}M${x - 56} ${y + 8}H${x + 4}`,
        11,
      ),
    -7,
    [x, y],
  );

const chalk = (from: Point, to: Point): string =>
  line(poly([from, to]), 34, ground) + line(poly([from, to]), 18);

/** The scene `with-slate`. */
export const withSlate: Scene = () =>
  near(
    pencils(),
    slate([354, 776]) +
      reach(-1, [74, 800], [210, 872], [252, 838]) +
      chalk([426, 800], [490, 744]) +
      reach(1, [716, 812], [546, 764], [492, 734]),
  );
