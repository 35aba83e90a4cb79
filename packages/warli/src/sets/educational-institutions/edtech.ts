import { behind } from '../../figure/behind';
import { bones, type Bones, type Person } from '../../figure/bones';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { bust } from '../../props/office';
import { box, cover, disc, each, ground, ink, line, marigold, num, path, type Point, poly } from '../../svg';

const floor = 838;

/** A learner on the screen. */
const tile = (i: number): string => {
  const [x, y]: Point = [663 + (i % 2) * 298, 305 + Math.floor(i / 2) * 220];
  return bust([x, y], 210, i % 2 === 0, i === 3 ? marigold : undefined);
};

/** Where the mentor sits. */
const seat: Point = [320, 650];
const mentor: Person = {
  at: seat,
  h: 660,
  hung: true,
  woman: true,
  hat: 'braid',
  stroke: 13,
  pose: {
    ...poses.stand,
    arms: [{ to: [190, 588] }, [150, 172]],
    legs: [{ to: [270, floor], other: true }, { to: [370, floor] }],
  },
};

/** Headphones, from behind. */
const headphones = ({ byHead, headRadius: r }: Bones): string => {
  const [a, b] = [byHead([-1.2, 0.1]), byHead([1.2, 0.1])];
  const band = `M${poly([a]).slice(1)}A${num(r * 1.22)} ${num(r * 1.22)} 0 0 1 ${poly([b]).slice(1)}`;
  return line(band, 26, ground) + line(band, 12) + ink(disc(a, 19, 27) + disc(b, 19, 27), marigold);
};

/** The scene `edtech`. */
export const edtech: Scene = () =>
  [
    cover(box([514, 92], 596, 440), 14) +
      line(path(812, 92, 812, 532) + path(514, 312, 1110, 312), 8) +
      each(4, tile),
    line(path(812, 540, 812, 600), 18),
    ink(box([90, 600], 1020, 26)),
    line(path(1070, 620, 1070, floor) + path(120, 620, 120, floor), 14),
    line(path(320, 660, 320, floor) + path(250, 660, 390, 660), 16),
    behind(seat, mentor.h, mentor, mentor.pose),
    headphones(bones(mentor)),
    frame({ bottom: 'triangles' }),
  ].join('');
