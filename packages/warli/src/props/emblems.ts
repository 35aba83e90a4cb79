import { box, cover, disc, each, ink, line, marigold, path, type Point, shape } from '../svg';

/** Takes the top of the stick and a height and gives a great broom that hangs there, its straw below. */
export const tallBroom = ([x, y]: Point, h: number): string => {
  const neck = y + h * 0.52;
  return (
    line(path(x, y, x, neck), 12) +
    line(
      each(9, (i) => path(x + (i - 4) * 4, neck + 20, x + (i - 4) * 17, y + h)),
      7,
    ) +
    cover(shape(x - 22, neck - 8, x + 22, neck - 8, x + 32, neck + 64, x - 32, neck + 64), 7) +
    ink(box([x - 30, neck + 18], 60, 18), marigold)
  );
};

/** Takes the middle between the ear pieces and a height and gives a great stethoscope that hangs there. */
export const stethoscope = ([x, y]: Point, h: number): string => {
  const [fork, disk] = [y + h * 0.4, y + h - 56];
  return (
    line(
      `M${x - 36} ${y}Q${x - 84} ${y + h * 0.24} ${x} ${fork}Q${x + 84} ${y + h * 0.24} ${x + 36} ${y}M${x} ${fork}C${x + 20} ${y + h * 0.56} ${x - 70} ${y + h * 0.6} ${x - 40} ${y + h * 0.72}S${x} ${disk - 80} ${x} ${disk - 50}`,
      12,
    ) +
    line(path(x - 36, y, x - 24, y - 10) + path(x + 36, y, x + 24, y - 10), 20) +
    cover(disc([x, disk], 54), 10) +
    ink(disc([x, disk], 30), marigold)
  );
};
