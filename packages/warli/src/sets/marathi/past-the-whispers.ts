import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { box, cotton, cover, each, ground, line, marigold, path, type Point } from '../../svg';

const floor = 838;

/** She goes straight on with her work. */
const straight: Person = {
  at: [665, floor],
  h: 690,
  stroke: 15,
  halo: true,
  woman: true,
  pose: {
    ...poses.walk,
    lean: 2,
    nod: -2,
    arms: [{ to: [625, 500] }, { to: [737, 500] }],
    legs: limbs(-10, -14, 20, 3),
  },
};

/** Two who whisper behind a hand. */
const pair = (x: number, k: number): string => {
  const left = k < 0;
  const teller: Person = {
    at: [x, floor],
    h: 600,
    stroke: 13,
    halo: true,
    left,
    hat: left ? 'tie' : 'topi',
    pose: {
      ...poses.stand,
      lean: 4,
      nod: 6,
      arms: [{ to: [x - k * 52, 560] }, { to: [x + k * 86, 316] }],
      legs: limbs(-5, -2, 5, 2),
    },
  };
  const hearer: Person = {
    at: [x + k * 190, floor],
    h: 570,
    stroke: 13,
    halo: true,
    left: !left,
    woman: !left,
    hat: left ? 'turban' : 'plait',
    pose: {
      ...poses.stand,
      lean: 3,
      nod: 4,
      arms: [{ to: [x + k * 250, 560] }, { to: [x + k * 122, 480] }],
      legs: limbs(-5, -2, 5, 2),
    },
  };
  return dressed([hearer, teller]) + tea([x + k * 118, 500], 66).replaceAll(marigold, cotton);
};

/** The file that has to be ready. */
const file = ([x, y]: Point): string =>
  cover(box([x - 80, y - 104], 160, 208), 7, ground, marigold) +
  line(path(x - 48, y - 50, x + 48, y - 50) + path(x - 48, y - 10, x + 30, y - 10), 9, ground) +
  line(path(x, y - 104, x, y - 124), 9, marigold);

/** Words that have no end, from mouth to ear. */
const hiss = (x: number, k: number): string =>
  line(
    each(3, (i) =>
      path(
        x + k * i * 40,
        210 - i * 8,
        x + k * (i * 40 + 14),
        190 - i * 8,
        x + k * (i * 40 + 28),
        210 - i * 8,
      ),
    ),
    8,
  );

/** The scene `past-the-whispers`. */
export const pastTheWhispers: Scene = () =>
  [
    pair(250, 1),
    pair(1080, -1),
    hiss(290, 1),
    hiss(1040, -1),
    dressed([straight]),
    file([687, 478]),
    frame({ bottom: 'comb' }),
  ].join('');
