import { bones } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { headset } from '../../props/headset';
import { bust } from '../../props/office';
import { box, cover, each, ink, line, marigold, path, type Point } from '../../svg';

const floor = 838;

/** A learner on the screen. */
const tile = (i: number): string => {
  const [x, y]: Point = [703 + (i % 2) * 278, 305 + Math.floor(i / 2) * 220];
  return bust([x, y], 200, i % 2 === 0, i === 3 ? marigold : undefined);
};

const mentor = sitter(
  [200, 640],
  floor,
  700,
  { lean: 4, arms: [[8, 70], { to: [466, 300], other: false }] },
  { woman: true, hat: 'plait', stroke: 14 },
);

const chair = line(path(96, 400, 108, 652, 106, floor) + path(108, 652, 280, 652, 280, floor), 14);

const screen =
  line(path(842, 540, 842, 604), 18) +
  cover(box([564, 92], 556, 440), 14) +
  line(path(842, 92, 842, 532) + path(564, 312, 1120, 312), 8) +
  each(4, tile);

/** The scene `edtech`. */
export const edtech: Scene = () =>
  [
    screen,
    ink(box([460, 604], 680, 26)),
    line(path(1106, 624, 1106, floor) + path(494, 624, 494, floor), 14),
    chair,
    dressed([mentor]),
    headset(bones(mentor), true),
    frame({ bottom: 'triangles' }),
  ].join('');
