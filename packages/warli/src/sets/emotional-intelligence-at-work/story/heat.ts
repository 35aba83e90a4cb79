import { bones } from '../../../figure/bones';
import { sitter } from '../../../figure/seat';
import { chair } from '../../../props/room';
import { box, each, ink, line, type Point, polar, poly, turned } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { screen } from './desk';
import { heSits } from './he';
import { envelope } from './mail';
import { wallClock } from './pulse';

const hot: Parameters<typeof sitter> = [
  [622, 420],
  floor,
  560,
  { lean: 4, nod: -4, arms: [{ to: [722, 354] }, { to: [756, 352] }] },
];

/** Rays all around the head, from an ear to the other. */
const rays = (at: Point, r: number): string =>
  ink(
    each(13, (i) => {
      const [angle, reach] = [195 + i * 12.5, i % 2 ? 1.66 : 1.98];
      return poly(
        [polar(at, angle - 5, r * 1.3), polar(at, angle, r * reach), polar(at, angle + 5, r * 1.3)],
        true,
      );
    }),
  );

/** Steam that shoots from an ear, to the left or the right. */
const steam = ([x, y]: Point, k: 1 | -1): string =>
  line(
    each(3, (i) => {
      const fall = (i - 1) * 13;
      return `M${x} ${y + fall}q${k * 18} ${-16 + fall} ${k * 36} ${fall}t${k * 36} ${fall}`;
    }),
  );

/** A desk whose legs shake, and the cup that leaps on it. */
const shaken = ([x, y]: Point, w: number): string => {
  const leg = (at: number): string => `M${at} ${y + 8}q-16 30 0 60t0 60t0 60V${floor}`;
  return (
    line(leg(x + 24) + leg(x + w - 24)) +
    line(
      each(2, (i) => {
        const [at, k] = [x + (i ? w + 14 : -14), i ? 1 : -1];
        return `M${at} ${y - 4}q${k * 12} 8 0 22M${at + k * 16} ${y - 10}q${k * 16} 12 0 34`;
      }),
    ) +
    turned(ink(box([x, y], w, 16)), 2, [x + w / 2, y]) +
    turned(ink(box([x + w - 34, y - 74], 28, 34)), 24, [x + w - 20, y - 56])
  );
};

/** At 3:18 his head is hot and the desk shakes. */
export const heat = (): string => {
  const { head, headRadius: r } = bones(sitter(...hot));
  return [
    wallClock([892, 132], 18),
    far(chair([612, 426], 178) + shaken([700, 360], 212) + screen([800, 356], 140)),
    rays(head, r),
    steam([head[0] - r - 14, head[1] + 10], -1),
    steam([head[0] + r + 14, head[1] + 10], 1),
    heSits(...hot),
    envelope([800, 278], 84, -5),
  ].join('');
};
