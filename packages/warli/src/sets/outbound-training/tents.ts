import { tent } from '../../props/building';
import type { Held } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { bag } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { between, bow, line, marigold, path, type Point, poly } from '../../svg';

/** Where the big tent stands, and its width and height. */
const [foot, wide, high]: [Point, number, number] = [[600, 800], 520, 356];

/** The ground of those in front. */
const floor = 852;

/** Takes a side, -1 for the left one, and gives its point of the picture at a distance from the middle. */
const beside = (k: number, x: number, y: number): Point => [foot[0] + k * x, y];

/** A seam of the big tent where a rope is fastened: 0 is its tip and 1 its corner. */
const seam = (k: number, share: number): Point =>
  between([foot[0], foot[1] - high], beside(k, wide / 2, foot[1]), share);

/** Somebody who leans back and holds a taut rope with both hands; its loose end lies behind. */
const puller = (k: number): string => {
  const [from, back] = [seam(k, 0.24), beside(k, 424, 664)];
  const front = between(back, from, 0.14);
  return (
    line(poly([from, back]), 5) +
    line(
      bow(back, beside(k, 498, 700), beside(k, 504, 800)) +
        bow(beside(k, 504, 800), beside(k, 510, 836), beside(k, 552, 832)),
      5,
    ) +
    figure(beside(k, 482, 836), 300, armed(poses.pull, { to: back }, { to: front }), {
      left: k > 0,
      ...(k > 0 ? { hat: 'turban' as const } : {}),
    })
  );
};

/** A peg that holds the rope of a corner, and who drives it in with a mallet. */
const driver = (k: number): string => {
  const head = beside(k, 325, 782);
  const mallet: Held = (hand) =>
    line(poly([hand, head]), 6) + line(path(head[0], head[1] - 16, head[0], head[1] + 10), 20);
  return (
    line(poly([beside(k, 324, 800), beside(k, 312, floor + 2)]), 10, marigold) +
    figure(
      beside(k, 182, floor),
      262,
      armed(poses.kneel, { to: beside(k, 240, 760) }, { to: beside(k, 264, 768) }),
      {
        left: k < 0,
        woman: k < 0,
        holds: [null, mallet],
      },
    )
  );
};

/** The scene `tents`. */
export const tents: Scene = (r) =>
  [
    hills([
      peak(236, 214, 380, 84, 540, 214),
      peak(470, 214, 600, 118, 720, 214),
      peak(640, 214, 800, 58, 970, 214),
    ]),
    sun([570, 74], 38),
    tree([1076, 366], 262, r),
    tree([124, 366], 262, r),
    beads([0, 226], [1200, 226], 52, 6),
    line(path(0, 366, 1200, 366), 4),
    tent([300, 358], 180, 132),
    tent([900, 358], 180, 132),
    row(5, [440, 366], [760, 366], (at, i) => ({
      at,
      h: 114,
      ...villager(i + 1),
      left: i > 2,
      pose: poses.walk,
      holds: i % 2 ? [null, bag] : [null, null],
    })),
    tent(foot, wide, high),
    puller(-1),
    puller(1),
    driver(-1),
    driver(1),
    figure([600, 850], 250, poses.cheer, { woman: true, hat: 'plait' }),
    grass([20, 876], [1180, 876], 14, r),
  ].join('');
