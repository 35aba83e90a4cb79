import { fromTip, lineToEdge } from '../../frame';
import type { Person } from '../../figure/bones';
import { bench, seated } from '../../figure/seat';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { book } from '../../props/paper';
import { box, cover, ink, line, path } from '../../svg';

const floor = 838;

/** The board, on which he has written whom the talk is about: us. */
const slate = (): string =>
  line(path(80, 560, 50, floor) + path(348, 560, 378, floor), 9) +
  cover(box([34, 250], 360, 310), 9) +
  ink(letters('आपण', 'displayMarathi', [214, 458], 136));

const look: readonly Partial<Person>[] = [
  { hat: 'helmet' },
  { hat: 'turban' },
  { woman: true, hat: 'plait' },
  { hat: 'tie' },
];

const listener = (one: Partial<Person>, i: number): string => {
  const x = 744 + i * 100;
  return seated(
    [x, 712],
    floor,
    400,
    {
      lean: 2,
      nod: -4,
      arms: [{ to: [x - 84, 676] }, i === 0 ? limbs(0, 0, 110, 160)[1] : { to: [x - 66, 690] }],
    },
    { left: true, stroke: 10, ...one },
  );
};

/** The scene `in-marathi`: a worker, a farmer, a student and a clerk hear him in their own language. */
export const inMarathi: Scene = () =>
  [
    fromTip(
      844,
      [
        slate(),
        speaker(
          [530, floor],
          560,
          { ...poses.stand, lean: -2, arms: [{ to: [384, 540] }, limbs(0, 0, 70, 120)[1]] },
          { stroke: 12 },
        ),
        bench([680, 722], 426, 116),
        look.map(listener).join(''),
        book([908, 692], 92),
      ].join(''),
      0.955,
      34,
    ),
    lineToEdge(844),
  ].join('');
