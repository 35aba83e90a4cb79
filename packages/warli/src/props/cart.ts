import { person } from '../figure/figure';
import { poses } from '../figure/pose';
import { bow, disc, dots, each, ink, line, onBow, path, type Point, polar, poly, shape, times } from '../svg';
import { beast } from './animal';

/** An open wheel, so that it can stand on any ground. */
const wheel = (at: Point, r: number): string =>
  line(disc(at, r), 8) +
  line(
    each(10, (i) => poly([polar(at, i * 36, r * 0.26), polar(at, i * 36, r)])),
    4,
  ) +
  ink(disc(at, r * 0.22));

/** A bowed hood with a row of dots below its rim. */
const hood = ([x, y]: Point, r: number): string => {
  const [a, c, b]: [Point, Point, Point] = [
    [x - r * 2, y],
    [x - r * 0.55, y - r * 4.4],
    [x + r * 0.9, y],
  ];
  const beads = times(11).map((i) =>
    onBow([a[0] + 20, y], [c[0], c[1] + 44], [b[0] - 20, y], 0.08 + i * 0.084),
  );
  return line(bow(a, c, b), 9) + line(dots(beads), 8);
};

/** Takes the middle of the wheel's foot and its radius and gives a cart that a pair of bullocks draws to the right. */
export function bullockCart([x, y]: Point, r: number): string {
  const floor = y - r * 1.7;
  const rider = (at: number, woman: boolean): string =>
    person({
      at: [x + r * at, floor - r * 0.3],
      h: r * 3,
      hung: true,
      woman,
      hat: woman ? 'bun' : 'topi',
      pose: poses.floor,
    });
  return (
    hood([x, floor], r) +
    rider(-0.8, true) +
    rider(1.5, false) +
    ink(
      shape(
        x - r * 2.2,
        floor,
        x + r * 2.3,
        floor,
        x + r * 2.1,
        floor + r * 0.36,
        x - r * 2,
        floor + r * 0.36,
      ),
    ) +
    line(path(x + r * 2.2, floor + r * 0.2, x + r * 4.4, floor + r * 0.1), 8) +
    wheel([x - r * 0.3, y - r], r) +
    beast([x + r * 4.3, y], r * 1.9, false, 'cow')
  );
}
