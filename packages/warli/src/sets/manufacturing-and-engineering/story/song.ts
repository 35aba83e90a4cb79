import type { Held } from '../../../figure/bones';
import { poses } from '../../../figure/pose';
import { pad } from '../../../figure/hold';
import { gear } from '../../../props/machine';
import { box, cover, disc, dots, each, ground, ink, line, path, points, white } from '../../../svg';
import { far } from '../../../ground/story';
import { at, pale } from '../../../figure/on-floor';
import { helmeted, note, operator, ring } from './ring';

/** The great machine: its body, its wheel, its feed. */
const machine = (): string =>
  cover(box([24, 130], 204, 476)) +
  cover(box([58, 92], 84, 38)) +
  pale(gear([126, 270], 90, 16)) +
  line(path(24, 412, 228, 412)) +
  cover(box([50, 446], 78, 110)) +
  line(path(64, 474, 114, 474) + path(64, 501, 114, 501) + path(64, 528, 114, 528)) +
  ink(disc([176, 470], 18)) +
  cover(disc([176, 530], 18)) +
  line(dots(points(42, 148, 210, 148, 42, 394, 210, 394)), 11) +
  cover(box([228, 262], 22, 70));

/** Tuesday: the operator alone hears the ring sing. */
export const tuesday = (): string =>
  far(machine()) +
  ring([250, 297], 34) +
  note([284, 182], 110) +
  operator(
    0,
    402,
    372,
    { ...poses.bow, lean: 15, nod: 4, arms: [at(416, 454), at(284, 346)] },
    { left: true },
  );

/** A telephone in the hand. */
const mobile: Held = ([x, y]) => cover(box([x - 10, y - 28], 20, 44), 5, ground, white);

/** Wednesday: the supervisor runs by with list and telephone, and the note runs after him. */
export const wednesday = (): string =>
  operator(0, 588, 356, { ...poses.talk, arms: [at(556, 472), at(676, 352)] }) +
  note([676, 226], 140) +
  far(
    line(
      each(3, (i) => path(684 - i * 8, 440 + i * 34, 722 - i * 8, 440 + i * 34)),
      8,
    ),
  ) +
  helmeted(800, 352, { ...poses.run, arms: [at(734, 412), at(880, 318)] }, { holds: [pad, mobile] });
