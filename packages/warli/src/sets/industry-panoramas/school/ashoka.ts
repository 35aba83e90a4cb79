import { cover, line, num, path, type Point, times } from '../../../svg';

/** Half the width of the crown at a share of its height from the tip, of the greatest. */
const spread = (t: number): number => Math.sin(Math.PI * t ** 1.5);

/** Takes the foot, a height and half a width and gives a mast tree: a narrow spire of leaves that hang. */
export const ashoka = ([x, y]: Point, h: number, half: number): string => {
  const [tip, tall, n] = [y - h, h * 0.9, Math.round(h / 34)];
  const p = (t: number, k: number): string => `${num(x + half * spread(t) * k)} ${num(tip + tall * t)}`;
  const edge = (k: number): string[] => times(11).map((i) => p((i + 1) / 12, k));
  const row = (i: number): string => {
    const t = (i + 2.7) / (n + 2.2);
    const w = half * spread(t) * 0.74;
    return `M${num(x - w)} ${num(tip + tall * t + w * 0.5)}L${x} ${num(tip + tall * t - w * 0.2)}l${num(w)} ${num(w * 0.7)}`;
  };
  return (
    line(path(x, y, x, y - h * 0.1), 9) +
    cover(`M${x} ${num(tip)}L${[...edge(1), p(1, 0), ...edge(-1).toReversed()].join('L')}Z`) +
    line(
      times(n - 1)
        .map(row)
        .join(''),
      3.5,
    )
  );
};
