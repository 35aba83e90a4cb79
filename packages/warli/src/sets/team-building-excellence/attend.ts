import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { bunting } from '../../props/market';
import { poses } from '../../figure/pose';
import { dashes, disc, ground, line, marigold, num, type Point, polar, poly, times } from '../../svg';

const stops: readonly [number, number, number][] = [
  [420, 470, 290],
  [250, 610, 350],
  [160, 840, 430],
];

const knot: Point = [600, 560];

const puller = (i: number, left: boolean): Person => {
  const [far, y, h] = stops[i] ?? [0, 0, 0];
  const k = left ? -1 : 1;
  const x = left ? 1200 - far : far;
  return {
    at: [x, y],
    h,
    left,
    halo: true,
    woman: left ? i !== 1 : i === 1,
    hat: left
      ? ((['bun', 'cap', 'plait'] as const)[i] ?? 'cap')
      : ((['tie', 'bun', 'tie'] as const)[i] ?? 'tie'),
    pose: {
      ...poses.pull,
      lean: -8,
      legs: poses.stand.legs,
      arms: [{ to: [x + k * h * 0.3, y - h * 0.52] }, { to: [x + k * h * 0.4, y - h * 0.58] }],
    },
  };
};

/** The tangle in the middle. */
const tangle = poly(
  times(145).map((i) => {
    const wave = Math.cos((i * 12.5 * Math.PI) / 180);
    return polar(knot, i * 8.75, 84 + 56 * wave, 68 + 44 * wave);
  }),
);

/** The scene `attend`. */
export const attend: Scene = () => {
  const ring = [0, 1, 2].flatMap((i) => [puller(i, false), puller(i, true)]);
  const rope = ring
    .map((one) => {
      const [a, b] = bones(one).hands;
      const side = one.left ? 1 : -1;
      return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}Q${num((b[0] + knot[0]) / 2)} ${num((b[1] + knot[1]) / 2 + 30)} ${num(knot[0] + side * 80)} ${num(knot[1])}`;
    })
    .join('');
  return [
    bunting([-20, 30], [600, 70], 64, 8),
    bunting([600, 70], [1220, 30], 64, 8),
    dashes(disc([600, 654], 440, 174), 8, [1, 22]),
    times(3)
      .map((i) => dressed(ring.slice(i * 2, i * 2 + 2)))
      .join(''),
    line(rope, 18, ground) + line(rope, 9, marigold),
    line(tangle, 18, ground) + line(tangle, 9, marigold),
    frame({ bottom: 'dots' }),
  ].join('');
};
