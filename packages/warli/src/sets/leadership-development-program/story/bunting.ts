import { each, ink, line, onBow, type Point, poly, times } from '../../../svg';

/** Takes two ends and how far it sags between them, and gives a string of pennants, which tells a training day. */
export const bunting = ([ax, ay]: Point, [bx, by]: Point, sag: number): string => {
  const at = (t: number): Point => onBow([ax, ay], [(ax + bx) / 2, (ay + by) / 2 + sag], [bx, by], t);
  const n = Math.round((bx - ax) / 56);
  return (
    line(poly(times(n + 1).map((i) => at(i / n)))) +
    ink(
      each(n, (i) => {
        const [l, r] = [at((i + 0.16) / n), at((i + 0.84) / n)];
        return poly([l, [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2 + 44], r], true);
      }),
    )
  );
};
