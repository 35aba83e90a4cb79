import { cover, disc, line, type Point, polar, poly, times, white } from '../svg';

/** Takes a middle, a radius, a count of teeth and the colour of the hub and gives a gear in thick lines, a tooth straight to the left. */
export const cog = (at: Point, r: number, teeth: number, hub: string = white): string => {
  const corners = times(teeth).flatMap((i) =>
    [-0.34, -0.22, 0.22, 0.34].map((o, k) =>
      polar(at, 180 + ((i + o) * 360) / teeth, k === 1 || k === 2 ? r : r * 0.8),
    ),
  );
  const spokes = times(6).map((i) => poly([polar(at, i * 60, r * 0.2), polar(at, i * 60, r * 0.58)]));
  return (
    cover(poly(corners, true), 12) +
    line(spokes.join(''), 12) +
    line(disc(at, r * 0.58), 10) +
    cover(disc(at, r * 0.2), 10, white, hub)
  );
};
