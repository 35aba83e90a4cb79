import { leaves } from '../../../ground/plant';
import { between, bow, each, line, move, path, type Point, polar } from '../../../svg';

/** Takes a foot and a height and gives a neem: three boughs that fork from the trunk, on each three twigs full of leaves, in a round crown. */
export const neem = ([x, y]: Point, h: number): string => {
  const fork = (k: number): Point => [x + (k - 1) * h * 0.09, y - h * (k === 1 ? 0.56 : 0.49)];
  const twig = (i: number): string => {
    const from = fork(Math.floor(i / 3));
    const tip = polar([x, y - h * 0.62], 168 + i * 25.5, h * 0.34);
    const up = move(between(from, tip, 0.5), 0, Math.abs(i - 4) * -h * 0.012);
    return bow(from, up, tip) + leaves(from, up, tip, 15, 24, 2);
  };
  const stem = bow([x, y], [x + 8, y - h * 0.2], [x, y - h * 0.38]);
  return (
    line(stem + path(...fork(0), x, y - h * 0.38, ...fork(1)) + path(x, y - h * 0.38, ...fork(2)), 9) +
    line(each(9, twig), 4)
  );
};
