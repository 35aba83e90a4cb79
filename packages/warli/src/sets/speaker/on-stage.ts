import type { Scene } from '../../page';
import {
  bow,
  cover,
  disc,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  turned,
  white,
} from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';

/** The microphone, turned to his mouth. */
const microphone = ([x, y]: Point): string =>
  turned(
    cover(`M${x - 34} ${y - 8}a34 34 0 0 1 68 0v40a34 34 0 0 1 -68 0Z`, 10, ground, marigold) +
      line(path(x - 28, y + 4, x + 28, y + 4) + path(x - 28, y + 24, x + 28, y + 24), 7, ground),
    -40,
    [x, y],
  );

const stand = ([x, y]: Point): string => {
  const pole = path(x + 52, 912, x + 52, y + 96, x + 18, y + 34);
  return line(pole, 34, ground) + line(pole, 14);
};

/** A listener seen from behind, as far as the shoulders; `hair` is drawn on the head. */
const listener = ([x, y]: Point, hair = ''): string => {
  const chest = shape(x - 92, y + 84, x + 92, y + 84, x + 50, y + 330, x - 50, y + 330);
  return (
    line(chest + disc([x, y], 62), 36, ground) +
    line(path(x, y, x, y + 90), 48) +
    cover(chest, 16, white, white) +
    ink(disc([x, y], 62)) +
    hair
  );
};

/** A plait down the back. */
const plait = ([x, y]: Point): string => {
  const way = bow([x, y], [x + 24, y + 70], [x - 4, y + 130]);
  return line(way, 30, ground) + line(way, 15);
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
    listener([126, 784], plait([126, 784])),
    listener([398, 792]),
    listener([678, 792], cover(disc([678, 728], 32), 10, ground, white)),
    edge(),
  ].join('');
