import type { Scene } from '../../page';
import { cover, ground, line, marigold, path, type Point, turned } from '../../svg';
import { border, edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';
import { cap, hearer, knot } from './hearer';
import { plait } from './listener';

/** The microphone, turned to his mouth. */
const microphone = ([x, y]: Point): string =>
  turned(
    cover(`M${x - 34} ${y - 8}a34 34 0 0 1 68 0v40a34 34 0 0 1 -68 0Z`, 10, ground, marigold) +
      line(path(x - 28, y + 4, x + 28, y + 4) + path(x - 28, y + 24, x + 28, y + 24), 7, ground),
    -40,
    [x, y],
  );

const stand = ([x, y]: Point): string => {
  const pole = path(x + 52, border, x + 52, y + 96, x + 18, y + 34);
  return line(pole, 34, ground) + line(pole, 14);
};

/** The scene `on-stage`: he speaks, and three listen. */
export const onStage: Scene = () =>
  [
    wreath([420, 340], 0.74, 440),
    clearing([420, 340], 0.66),
    sleeve([shoulder([420, 340], 0.66, -1, 36), [104, 446], [92, 236]], 36),
    himself([420, 340], 0.66),
    stand([502, 508]),
    sleeve([shoulder([420, 340], 0.66, 1, 36), [704, 604], [570, 642]], 36),
    microphone([502, 508]),
    hearer([132, 740], plait([132, 740])),
    hearer([420, 756], cap([420, 756])),
    hearer([676, 752], knot([676, 752])),
    edge(),
  ].join('');
