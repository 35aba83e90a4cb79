import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bench, seated, sitter } from '../../figure/seat';
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
    line(bow(move(neck, -40, 2), move(low, 0, 50), move(neck, 44, 10)), 10, ground) +
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

/** The scene `doctors`. */
export const doctors: Scene = () =>
  [
    bench([200, 660], 170, 178),
    film([624, 240]),
    person(doctor),
    stethoscope(doctor),
    line(path(1052, 380, 1004, 662), 13) + bench([830, 662], 180, 176),
    seated(
      [910, 654],
      floor,
      690,
      { lean: 12, arms: [{ to: [980, 646] }, { to: [752, 682] }] },
      { hat: 'turban', left: true, stroke: 12 },
    ),
    frame({ bottom: 'diamonds' }),
  ].join('');
