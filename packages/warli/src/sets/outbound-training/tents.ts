import { tent } from '../../props/building';
import type { Held } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { between, bow, line, marigold, path, type Point, poly } from '../../svg';

/** Where the big tent stands, and its width and height. */
const [foot, wide, high]: [Point, number, number] = [[600, 812], 560, 540];

/** The ground of those in front. */
const floor = 852;

/** Takes a side, -1 for the left one, and gives its point of the picture at a distance from the middle. */
const beside = (k: number, x: number, y: number): Point => [foot[0] + k * x, y];

/** A seam of the big tent where a rope is fastened: 0 is its tip and 1 its corner. */
const seam = (k: number, share: number): Point =>
  between([foot[0], foot[1] - high], beside(k, wide / 2, foot[1]), share);

/** Somebody who leans back and holds a taut rope with both hands; its loose end lies behind. */
const puller = (k: number): string => {
  const [from, back] = [seam(k, 0.24), beside(k, 392, 610)];
  const front = between(back, from, 0.14);
  return (
    line(poly([from, back]), 5) +
    line(bow(back, beside(k, 376, 660), beside(k, 404, 730)), 5) +
    figure(
      beside(k, 472, 846),
      400,
      armed({ ...poses.pull, lean: -22, legs: limbs(14, 24, 38, 28) }, { to: back }, { to: front }),
      {
        left: k > 0,
        stroke: 10,
        ...(k > 0 ? { hat: 'turban' as const } : {}),
      },
    )
  );
};

/** A peg that holds the rope of a corner, and who drives it in with a mallet. */
const driver = (k: number): string => {
  const head = beside(k, 297, 778);
  const mallet: Held = (hand) =>
    line(poly([hand, head]), 6) + line(path(head[0], head[1] - 16, head[0], head[1] + 10), 20);
  return (
    line(poly([beside(k, 296, 796), beside(k, 284, floor + 2)]), 12, marigold) +
    figure(
      beside(k, 142, floor),
      330,
      armed(poses.kneel, { to: beside(k, 212, 736) }, { to: beside(k, 238, 748) }),
      {
        left: k < 0,
        woman: k < 0,
        holds: [null, mallet],
      },
    )
  );
};

/** The scene `tents`: two pull the ropes of a large tent, two drive in its pegs. */
export const tents: Scene = (r) =>
  [
    hills([peak(150, 300, 310, 120, 470, 300), peak(740, 300, 920, 90, 1100, 300)]),
    sun([600, 120], 54),
    line(path(0, 300, 1200, 300), 4),
    beads([0, 322], [1200, 322], 52, 6),
    tent(foot, wide, high),
    puller(-1),
    puller(1),
    driver(-1),
    driver(1),
    grass([20, 888], [1180, 888], 14, r),
  ].join('');
