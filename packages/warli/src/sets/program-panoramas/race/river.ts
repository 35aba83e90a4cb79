import { line, times } from '../../../svg';

/** Takes a height, the length of a wave and how far it is moved and gives a wave from edge to edge. */
const wave = (y: number, w: number, from: number): string =>
  `M${from} ${y}q${w / 4} -10 ${w / 2} 0${`t${w / 2} 0`.repeat(Math.ceil((2440 - from) / (w / 2)))}`;

/** Short waves in the water behind. */
const ripples = (): string =>
  [
    [1460, 306],
    [1620, 284],
    [1790, 306],
    [1990, 286],
    [2200, 304],
  ]
    .map(([x, y]) => `M${x} ${y}q18 -10 36 0t36 0`)
    .join('');

/** The water below the boat, in lines from edge to edge. */
export const river = (): string =>
  line(
    times(4)
      .map((i) => wave(548 + i * 26, 96, -20 - (i % 2) * 48))
      .join('') + ripples(),
    3.5,
  );
