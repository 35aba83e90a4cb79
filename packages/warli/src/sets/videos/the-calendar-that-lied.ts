import { speaker } from '../../figure/speaker';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  times,
  turned,
  white,
} from '../../svg';

const floor = 838;

const [left, top, wide, tall] = [60, 120, 536, 640];
const head = 110;
const cell: Point = [wide / 4, (tall - head) / 4];

/** The calendar on its nail: a month of days. */
const calendar = (): string =>
  line(path(left + wide * 0.3, top, left + wide / 2, 44, left + wide * 0.7, top), 6) +
  cover(box([left, top], wide, tall), 8) +
  cover(box([left, top], wide, head), 5, white, white) +
  line(dots(times(5).map((i): Point => [left + (wide * (i + 0.5)) / 5, top + head / 2])), 26, ground) +
  line(
    [1, 2, 3]
      .map(
        (i) =>
          path(left, top + head + i * cell[1], left + wide, top + head + i * cell[1]) +
          path(left + i * cell[0], top + head, left + i * cell[0], top + tall),
      )
      .join(''),
    5,
  ) +
  line(
    each(16, (i) =>
      [3, 7, 11].includes(i)
        ? ''
        : path(
            left + cell[0] * ((i % 4) + 0.26),
            top + head + cell[1] * (Math.floor(i / 4) + 0.5),
            left + cell[0] * ((i % 4) + 0.74),
            top + head + cell[1] * (Math.floor(i / 4) + 0.5),
          ),
    ),
    8,
  );

const burst: Point = [left + cell[0] * 3.5, top + head + cell[1] * 1.5];

/** A plan for the day. */
const plan = ([x, y]: Point, tilt: number, s = 84): string =>
  turned(
    cover(box([x - s * 0.4, y - s * 0.5], s * 0.8, s), 5, ground, cotton) +
      line(
        path(x - s * 0.2, y - s * 0.2, x + s * 0.2, y - s * 0.2) +
          path(x - s * 0.2, y + s * 0.06, x + s * 0.2, y + s * 0.06),
        6,
        ground,
      ),
    tilt,
    [x, y],
  );

/** The scene `the-calendar-that-lied`. */
export const calendarThatLied: Scene = () =>
  [
    calendar(),
    cover(
      poly(
        times(20).map((i) => polar(burst, i * 18, i % 2 ? 150 : 84)),
        true,
      ),
      8,
      ground,
      marigold,
    ),
    plan([518, 430], -14),
    plan([578, 312], 20),
    plan([654, 238], -26),
    plan([668, 390], 40),
    plan([610, 540], -24),
    plan([712, 540], 16),
    plan([676, 680], 34),
    plan([660, 800], 82),
    plan([756, 214], 10),
    speaker(
      [916, floor],
      620,
      {
        lean: -13,
        nod: -8,
        arms: [[-112, 137], { to: [764, 240] }],
        legs: [
          [-22, -14],
          [24, 8],
        ],
      },
      { left: true, stroke: 14 },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
