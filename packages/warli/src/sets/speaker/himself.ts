import { arm } from '../../figure/limb';
import {
  between,
  bow,
  cover,
  curve,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  num,
  onBow,
  type Point,
  points,
  polar,
  poly,
  shape,
  times,
  white,
} from '../../svg';
import { turban, turbanEnd } from './turban';

/** The middle of his head, where he fills the canvas. */
const head: Point = [400, 452];

const both = (half: (k: number) => string): string => half(-1) + half(1);

/** Takes the middle of a ring, a share of its full size and how far down rays go and gives the ring in its wreath of rays. */
export const wreath = (middle: Point, k: number, lowest: number): string =>
  line(disc(middle, 296 * k), 5) +
  ink(
    each(36, (i) => {
      const tip = polar(middle, i * 10, 372 * k);
      const foot = [-3.8, 3.8].map((o) => polar(middle, i * 10 + o, 316 * k));
      return tip[1] < lowest ? curve([tip, ...foot]) : '';
    }),
  );

/** His neck and the triangle of his chest, as wide as twice `waist` at its lower end. */
export const torso = (waist = 70): string =>
  ink(shape(346, 560, 454, 560, 454, 720, 346, 720)) +
  cover(shape(116, 704, 684, 704, 400 + waist, 1080, 400 - waist, 1080), 22, white, white);

/** The coat: its collar, its two edges with beads along them, its buttons. */
export const coat = (): string => {
  const edge = (k: number): readonly [Point, Point, Point] => [
    [400 + k * 118, 704],
    [400 + k * 176, 820],
    [400 + k * 60, 1000],
  ];
  const beads = (k: number): Point[] =>
    times(9).map((i) => {
      const [x, y] = onBow(...edge(k), 0.06 + i * 0.07);
      return [x + k * 26, y];
    });
  return (
    line('M342 700L400 786L458 700M400 786V1000', 9, ground) +
    line(dots(points(400, 832, 400, 886)), 22, ground) +
    line(
      both((k) => bow(...edge(k))),
      7,
      ground,
    ) +
    line(
      both((k) => dots(beads(k))),
      11,
      ground,
    )
  );
};

/** Spectacles, eyes that smile, a moustache. */
export const face = (): string =>
  line(disc(head, 166), 12, ground) +
  ink(disc(head, 160)) +
  ink(
    'M400 528Q450 508 480 534Q498 548 512 508Q522 600 466 590Q424 582 400 560Q376 582 334 590Q278 600 288 508Q302 548 320 534Q350 508 400 528Z',
    ground,
  ) +
  line(
    disc([334, 462], 46) + disc([466, 462], 46) + 'M380 456Q400 444 420 456M288 456L248 444M512 456L552 444',
    13,
    ground,
  ) +
  line('M314 470Q334 444 354 470M446 470Q466 444 486 470', 12, ground) +
  line('M380 582Q400 598 420 582', 9, ground);

/** Takes the middle of his head, a share of his full size and what lies before his chest, below the end of the turban, and gives him to the waist, without arms. */
export const himself = ([x, y]: Point, k: number, before = ''): string => {
  const scaled = (drawing: string): string =>
    `<g transform="translate(${num(x - head[0] * k)} ${num(y - head[1] * k)}) scale(${k})">${drawing}</g>`;
  const above = turbanEnd() + face() + turban();
  return before ? scaled(torso(26) + coat()) + before + scaled(above) : scaled(torso(26) + coat() + above);
};

/** The ground about his shoulders, so that nothing that stands behind his head runs into them. */
export const clearing = ([x, y]: Point, k: number): string =>
  line(
    poly(
      [-284, 284, 26, -26].map((dx, i): Point => [x + dx * k, y + (i < 2 ? 252 : 628) * k]),
      true,
    ),
    52 * k + 14,
    ground,
  );

/** Takes the middle of his head, a share of his full size, a side (-1 is the one below the end of the turban) and the width of an arm and gives the place that its shoulder turns about. */
export const shoulder = ([x, y]: Point, k: number, side: -1 | 1, width: number): Point => [
  x + side * (295 * k - width * 0.5),
  y + 241 * k + width * 0.67,
];

/** Takes a palm and a tip and gives the thumb of a hand whose fingers lie behind what it holds; its rim ends before the palm. */
export const grip = (palm: Point, tip: Point): string =>
  line(poly([between(palm, tip, 0.35), tip]), 37, ground) + line(poly([palm, tip]), 17);

/** Takes shoulder, elbow and hand (or hip, knee and foot), a width and, of a hand that grips, the tip of its thumb, and gives the limb; but for the shoulder, where it grows out of the body, it has a rim, so that it may lie over what is there. */
export const sleeve = (joints: readonly Point[], width: number, thumb?: Point): string => {
  const h = width * 24;
  const corners = arm(
    joints.map(([x, y]): Point => [x / h, y / h]),
    width / h,
  ).map(([x, y]): Point => [x * h, y * h]);
  const bent = corners.slice(1, -1);
  const [root, elbow, inner, end] = [corners[0], bent[0], bent.at(-1), corners.at(-1)];
  const edge =
    root && elbow && inner && end ? [between(root, elbow, 0.5), ...bent, between(end, inner, 0.5)] : bent;
  const [[start], [palm]] = [joints, joints.slice(-1)];
  const pressed = thumb && palm ? poly([palm, thumb]) : '';
  return (
    (pressed && line(pressed, width * 0.4 + 20, ground)) +
    line(curve(edge), width * 0.34 + 20, ground) +
    cover(poly(corners, true) + (start ? disc(start, width / 2) : ''), width * 0.34, white, white) +
    (pressed && line(pressed, width * 0.4))
  );
};
