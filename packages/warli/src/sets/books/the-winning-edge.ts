import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { slope } from '../../ground/land';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { line, marigold, path, points } from '../../svg';
import { axis, jacket } from './jacket';

const title =
  letters('The', 'display', [axis, 196], 84) +
  letters('Winning', 'display', [axis, 322], 150) +
  letters('Edge', 'display', [axis, 458], 150);

const runners = (): string =>
  figure(
    [232, 962],
    396,
    { ...poses.run, lean: 24, arms: [[-62, 6], { to: [406, 640] }] },
    { woman: true, stroke: 11, turn: -6 },
  ) +
  figure(
    [578, 886],
    396,
    { ...poses.run, lean: 14, nod: -6, arms: [{ to: [464, 622] }, [36, 122]] },
    { stroke: 11, turn: -6 },
  ) +
  line(path(390, 652, 490, 612), 18, marigold);

/** The scene `the-winning-edge`. */
export const winningEdge: Scene = (r) =>
  jacket({
    border: 'triangles',
    title,
    author: letters('Vikram Sahyadri', 'text', [axis, 1086], 58),
    motif: slope(points(84, 1000, 758, 850), 1030, r, 54) + runners(),
  });
