import { greatSun } from '../../ground/great-sun';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { grounds } from '../../palette';
import { dots, ground, line, path, type Point, polar } from '../../svg';
import { oxCart } from './arrivals/cart';
import { cyclist } from './arrivals/cyclist';
import { farRow, feet } from './arrivals/far-row';
import { arriving } from './arrivals/front-row';
import { small } from './arrivals/school';
import { tea } from './arrivals/tea';
import { floor } from './arrivals/walker';
import { edge } from './arrivals/way';
import { far, middle, onFlanks, row } from './crowd';
import { frontRow } from './front-row';
import { great, near, rise } from './hill';
import { orator } from './orator';

const [middleOfSun, radius]: [Point, number] = [[580, 392], 282];

/** Takes out of the sun what would show in part beside the turban, an arm, the legs and the hill: eight beads and a ray. */
const clearing =
  line(
    dots([11, 12, 18, 19, 40, 43, 46, 47].map((i) => polar(middleOfSun, i * 6, radius * 0.87))),
    11,
    grounds.terracotta,
  ) + line(path(735, 674, 745, 674), 22, ground);

/** The square at the right: he before the sun on his hill, and those who stand about it; in the lower right corner nobody stands below the round buttons. */
const listening: Scene = (r) =>
  [
    greatSun(middleOfSun, radius),
    clearing,
    rise(
      great,
      288,
      970,
      far.map(([x]) => x),
    ),
    orator(),
    onFlanks(far, great),
    rise(near, 196, 1186),
    palm([1084, 892], 252, r),
    row(middle, near),
    frontRow(floor),
  ].join('');

/** How far the square lies to the right: a phone shows nothing else. */
const square = 1500;

/** The scene `hero`: from the left they come to hear him, along the floor and along the way down from his hill; above them, left of x = 1300, the page has its heading. */
export const hero: Scene = (r) =>
  [
    oxCart([16, 1041]),
    edge([...feet, ...small]),
    farRow(),
    arriving(),
    cyclist(),
    tea([66, floor]),
    `<g transform="translate(${square} 0)">${listening(r)}</g>`,
  ].join('');
