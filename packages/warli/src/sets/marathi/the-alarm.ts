import { frame } from '../../frame';
import type { Scene } from '../../page';
import { pane } from '../../props/room';
import {
  bow,
  bows,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  pairs,
  path,
  type Point,
  polar,
  poly,
  times,
  white,
} from '../../svg';

const floor = 838;

const ringing: Point = [930, 500];

/** A hand that comes out of the bedclothes by itself. */
const sleepersArm = (): string => {
  const d = path(560, 520, 690, 400, 826, 452);
  return line(d, 34, ground) + line(d, 20) + ink(disc([830, 454], 19));
};

/** What can be seen of him: his head on the pillow, one eye open. */
const head = (): string =>
  cover(bows(pairs([80, 610, 74, 520, 180, 520, 330, 512, 340, 610, 200, 640, 80, 610])), 6, ground, cotton) +
  cover(disc([250, 516], 72), 8, ground, white) +
  line(path(196, 462, 176, 424) + path(222, 450, 212, 408) + path(250, 444, 252, 402), 9);

/** The quilt, a mountain that he has no wish to climb. */
const mountain = (): string =>
  cover(
    bows(pairs([230, 640, 260, 560, 330, 540, 470, 440, 600, 520, 700, 560, 800, 640, 500, 650, 230, 640])),
    9,
  ) +
  line(
    dots(times(3).flatMap((j) => times(12 - j * 3).map((i): Point => [300 + j * 60 + i * 40, 620 - j * 36]))),
    12,
  );

/** The bed below it. */
const bedstead = (): string =>
  cover(box([60, 630], 760, 76), 8) +
  line(path(60, 440, 60, floor) + path(820, 600, 820, floor), 14) +
  line(path(60, 740, 820, 740), 8);

/** The alarm clock, which leaps. */
const alarm = ([x, y]: Point): string =>
  line(path(x - 70, y + 92, x - 96, y + 136) + path(x + 70, y + 92, x + 96, y + 136), 14) +
  ink(disc([x - 66, y - 108], 44) + disc([x + 66, y - 108], 44)) +
  line(path(x, y - 108, x, y - 150) + path(x - 24, y - 152, x + 24, y - 152), 12) +
  cover(disc([x, y], 114), 10, white, marigold) +
  line(dots(times(12).map((i) => polar([x, y], i * 30, 88))), 11, ground) +
  line(poly([polar([x, y], 60, 54), [x, y], polar([x, y], -90, 72)]), 12, ground) +
  line(
    [-1, 1]
      .map((k) =>
        [0, 1]
          .map((j) =>
            bow(
              [x + k * (136 + j * 40), y - 70 - j * 14],
              [x + k * (164 + j * 46), y],
              [x + k * (136 + j * 40), y + 70 + j * 14],
            ),
          )
          .join(''),
      )
      .join(''),
    9,
  );

/** The scene `the-alarm`. */
export const theAlarm: Scene = () =>
  [
    pane([380, 90], 250, 200),
    line(
      each(7, (i) => poly([polar([505, 290], 180 + i * 30, 62), polar([505, 290], 180 + i * 30, 90)])),
      8,
    ),
    cover('M455 290a50 50 0 0 1 100 0Z', 7),
    bedstead(),
    head(),
    mountain(),
    sleepersArm(),
    line(path(930, 690, 930, floor), 16),
    cover(box([820, 648], 220, 26), 5, white, white),
    line(path(880, floor - 4, 980, floor - 4), 14),
    alarm(ringing),
    frame({ bottom: 'zigzag' }),
  ].join('');
