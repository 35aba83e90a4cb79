import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair, table } from '../../props/room';
import {
  cotton,
  cover,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../../svg';

const floor = 838;

/** She writes, as on every day. */
const writer: Person = {
  at: [392, 704],
  h: 590,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.chair,
    lean: 14,
    nod: 16,
    arms: [[-16, 52], { to: [640, 560] }],
    legs: [{ to: [424, floor] }, { to: [470, floor] }],
  },
};

/** Somebody from upstairs has stopped on the landing. */
const upstairs: Person = {
  at: [1060, 470],
  h: 380,
  stroke: 10,
  halo: true,
  left: true,
  hat: 'tie',
  pose: { ...poses.stand, lean: 14, nod: 20, arms: [{ to: [1010, 306] }, { to: [956, 304] }] },
};

/** Five days: four strokes and one across. */
const five = ([x, y]: Point, colour: string): string =>
  line(
    each(4, (i) => path(x + i * 22, y, x + i * 22, y + 42)) + path(x - 14, y + 36, x + 80, y + 6),
    8,
    colour,
  );

/** The days so far on the wall: a hundred when the last stroke is made. */
const tally = (): string =>
  each(20, (i) => five([112 + (i % 5) * 150, 50 + Math.floor(i / 5) * 64], i === 19 ? marigold : white));

/** The stairs and the landing they lead to. */
const stairs = (): string => {
  const steps = times(7).flatMap((i): Point[] => [
    [780 + i * 26, floor - i * 52],
    [780 + i * 26, floor - (i + 1) * 52],
  ]);
  return (
    cover(poly([...steps, [940, 474], [1200, 474], [1200, 510], [984, 510], [870, floor]], true), 7) +
    line(path(940, 474, 940, 300, 1200, 300), 8) +
    line(
      each(6, (i) => path(980 + i * 44, 304, 980 + i * 44, 470)),
      5,
    )
  );
};

/** The register on the desk, open. */
const register = ([x, y]: Point): string =>
  cover(shape(x - 130, y, x - 108, y - 44, x, y - 28, x + 112, y - 44, x + 134, y), 6, ground, cotton) +
  line(
    path(x, y - 28, x, y) + path(x - 88, y - 22, x - 24, y - 14) + path(x + 24, y - 14, x + 92, y - 22),
    5,
    ground,
  );

/** The scene `a-hundred-days`. */
export const aHundredDays: Scene = () =>
  [
    tally(),
    person(upstairs),
    stairs(),
    chair([392, 716], floor - 716),
    person(writer),
    armsOver(writer, [0]),
    register([600, 590]),
    table([470, 590], 290, floor - 590),
    armsOver(writer, [1]),
    frame({ bottom: 'zigzag' }),
  ].join('');
