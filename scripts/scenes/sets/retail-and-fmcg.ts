import { bunting, shelves, stall } from '../building';
import { villager } from '../cast';
import { person } from '../figure';
import { frame } from '../frame';
import { row } from '../group';
import { bag, pot } from '../hold';
import { wheel } from '../machine';
import type { Scene, SceneSet } from '../page';
import { poses } from '../pose';
import { counter } from '../room';
import { cotton, cover, disc, line, marigold, poly, times, white, type Point } from '../svg';

const heap = ([x, y]: Point, colour: string): string => [4, 3, 2, 1].map((n, j) => times(n).map((i) => cover(disc([x + (i - (n - 1) / 2) * 32, y - 14 - j * 25], 15), 3.5, white, (i + j) % 3 ? 'currentColor' : colour)).join('')).join('');

const cart = ([x, y]: Point): string => cover(poly([[x, y - 120], [x + 150, y - 120], [x + 126, y - 46], [x + 22, y - 46]], true), 5) + line(poly([[x - 40, y - 146], [x, y - 120], [x + 34, y - 20], [x + 126, y - 20]]) + times(5).map((i) => poly([[x + 24 + i * 26, y - 120], [x + 36 + i * 20, y - 46]])).join(''), 4) + wheel([x + 44, y - 10], 13, 4) + wheel([x + 114, y - 10], 13, 4) + cover(disc([x + 50, y - 134], 22) + disc([x + 94, y - 138], 24), 4, white, cotton);

const hero: Scene = () => [
  bunting([0, 40], [600, 40], 40, 17), bunting([600, 40], [1200, 40], 40, 17), shelves([40, 420], 520, 290, 4, 9), shelves([640, 420], 520, 290, 4, 9),
  stall([20, 640], 350, 230, marigold), stall([425, 640], 350, 230), stall([830, 640], 350, 230, marigold),
  row(3, [200, 640], [1000, 640], (at, i) => ({ at, h: 230, ...villager(i + 2), left: i === 2, halo: true, pose: poses.explain })),
  [20, 425, 830].map((x, i) => counter([x + 6, 590], 338, 80) + heap([x + 80, 584], marigold) + heap([x + 262, 584], i % 2 ? marigold : cotton)).join(''),
  cart([420, 840]), person({ at: [330, 836], h: 260, woman: true, halo: true, pose: { ...poses.push, lean: 12, arms: [{ to: [380, 694] }, { to: [384, 698] }], legs: poses.walk.legs } }), person({ at: [110, 836], h: 260, woman: true, hat: 'plait', halo: true, pose: poses.head }), cover('M78 582h64q18 60 -32 62t-32 -62Z', 5, white, cotton), person({ at: [680, 836], h: 150, left: true, halo: true, pose: poses.leap }), person({ at: [790, 836], h: 262, hat: 'turban', left: true, halo: true, pose: poses.walk, holds: [bag, bag] }), person({ at: [930, 836], h: 256, woman: true, halo: true, pose: { ...poses.talk, arms: [[-34, 10], [70, 100]] }, holds: [bag, pot] }), person({ at: [1090, 836], h: 262, hat: 'topi', left: true, halo: true, pose: poses.raise }), frame({ bottom: 'triangles' }),
].join('');

/** Shops and goods. */
export const retail: SceneSet = { ground: 'rani', scenes: { hero } };
