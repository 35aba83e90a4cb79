import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { dressed, finery } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  between,
  bow,
  box,
  cover,
  disc,
  ground,
  ink,
  line,
  marigold,
  move,
  path,
  type Point,
  times,
  turned,
} from '../../svg';

const floor = 838;

const doctor: Person = sitter(
  [290, 650],
  floor,
  700,
  { lean: 12, nod: 6, arms: [{ to: [216, 648] }, { to: [534, 300] }] },
  { woman: true, stroke: 12 },
);

/** The stethoscope about the doctor's neck, its disc in the accent. */
const stethoscope = (one: Person): string => {
  const { neck, waist } = bones(one);
  const low = between(neck, waist, 0.6);
  return (
    line(bow(move(neck, -38, 2), move(low, 0, 50), move(neck, 20, 8)), 10, ground) +
    ink(disc(move(low, 4, 2), 22), ground) +
    ink(disc(move(low, 4, 2), 14), marigold)
  );
};

/** An X-ray of a chest: takes its middle. */
const film = ([x, y]: Point): string =>
  turned(
    cover(box([x - 124, y - 146], 248, 292), 10) +
      line(path(x, y - 112, x, y + 112), 14) +
      line(
        times(3)
          .map((i) =>
            [-1, 1]
              .map((k) =>
                bow([x, y - 76 + i * 58], [x + k * 98, y - 96 + i * 58], [x + k * 88, y - 20 + i * 58]),
              )
              .join(''),
          )
          .join(''),
        10,
      ),
    6,
    [x, y],
  );

/** A chair with a high back: takes where its back stands, and whether it faces left. */
const seat = (x: number, left: boolean): string => {
  const k = left ? -1 : 1;
  const back = path(x - k * 14, 386, x, 660, x, floor);
  return line(back + path(x, 664, x + k * 156, 664, x + k * 156, floor) + path(x, 760, x + k * 156, 760), 14);
};

/** The scene `doctors`. */
export const doctors: Scene = () =>
  [
    seat(188, false),
    film([624, 240]),
    person(doctor),
    finery([{ ...doctor, hat: 'doctor' }]),
    stethoscope(doctor),
    seat(1020, true),
    dressed([
      sitter(
        [910, 654],
        floor,
        690,
        { lean: 12, arms: [{ to: [980, 646] }, { to: [752, 682] }] },
        { hat: 'turban', left: true, stroke: 12 },
      ),
    ]),
    frame({ bottom: 'diamonds' }),
  ].join('');
