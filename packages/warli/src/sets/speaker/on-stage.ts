import type { Scene } from '../../page';
import { cover, disc, ground, line, marigold, path, type Point, turned, white } from '../../svg';
import { border, edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';
import { listener, plait } from './listener';

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
    sleeve([shoulder([420, 340], 0.66, 1, 36), [708, 656], [568, 690]], 36),
    microphone([502, 508]),
    listener([132, 784], plait([132, 784])),
    listener([420, 792]),
    listener([678, 792], cover(disc([678, 728], 32), 10, ground, white)),
    edge(),
  ].join('');
