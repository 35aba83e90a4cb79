import type { Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, cover, dashes, dots, each, ink, line, path, type Point, times } from '../../../svg';

/** The frame of a bed seen from its foot, and the edge of its quilt: takes the middle of the foot, a width and a height. */
const outline = ([x, y]: Point, w: number, h: number): readonly [string, string] => {
  const [l, foot] = [x - w / 2, y - h * 0.12];
  return [
    `M${l} ${y + 3}V${y - h * 0.76}Q${x} ${y - h * 1.24} ${l + w} ${y - h * 0.76}V${y + 3}`,
    `M${l} ${foot}V${y - h * 0.48}Q${x} ${y - h * 0.58} ${l + w} ${y - h * 0.48}V${foot}Z`,
  ];
};

/** Both arms on the quilt. */
const calm = limbs(-30, 10, 30, -10);

/** Who lies in it: takes the middle of the foot, the height of the bed, how tall the sleeper is and how the arms are held. */
const sleeper = ([x, y]: Point, h: number, tall: number, arms: Pose['arms'], more: Partial<Person>): string =>
  figure(
    [x, y - h * 0.34],
    tall,
    { ...poses.stand, arms, legs: limbs(-4, -176, 4, 176) },
    { hung: true, ...more },
  );

/** A bed seen from its foot, with somebody under its quilt: takes the middle of the foot, a width, a height, how tall the sleeper is and how the arms are held. */
export const bedFromFoot = (
  [x, y]: Point,
  w: number,
  h: number,
  tall: number,
  arms: Pose['arms'] = calm,
  more: Partial<Person> = {},
): string => {
  const [frame, quilt] = outline([x, y], w, h);
  const spots = times(12).map((i): Point => [
    x - w / 2 + w * (0.14 + (i % 4) * 0.24),
    y - h * (0.41 - Math.floor(i / 4) * 0.1),
  ]);
  return cover(frame, 7) + sleeper([x, y], h, tall, arms, more) + cover(quilt, 6) + line(dots(spots), 9);
};

/** The quilt in sand: takes its edge, the middle of the foot, a width and a height. */
const farQuilt = (edge: string, [x, y]: Point, w: number, h: number): string => {
  const row = (i: number): string => {
    const at = y - h * (0.41 - i * 0.1);
    return path(x - w * 0.36, at, x + w * 0.38, at);
  };
  return cover(edge) + dashes(each(3, row), 9, [0, Math.round(w * 0.24)]);
};

/** What `bedFromFoot` takes. */
export type Bed = Parameters<typeof bedFromFoot>;

/** Takes for each bed what `bedFromFoot` takes and gives the beds in sand, so that only who lies in them is white. */
export const farBeds = (...beds: readonly Bed[]): string =>
  far(beds.map(([at, w, h]) => cover(outline(at, w, h)[0])).join('')) +
  beds.map(([at, , h, tall, arms = calm, more = {}]) => sleeper(at, h, tall, arms, more)).join('') +
  far(beds.map(([at, w, h]) => farQuilt(outline(at, w, h)[1], at, w, h)).join(''));

/** A drip on its hook: takes the foot of the stand, its height and where the tube ends. */
export const drip = ([x, y]: Point, h: number, [a, b]: Point): string =>
  line(path(x, y, x, y - h, x + 40, y - h, x + 40, y - h + 14) + path(x - 24, y, x, y - 26, x + 24, y)) +
  cover(box([x + 18, y - h + 14], 44, 80)) +
  ink(box([x + 24, y - h + 52], 32, 36)) +
  line(`M${x + 40} ${y - h + 94}Q${x + 30} ${b - 20} ${a} ${b}`);
