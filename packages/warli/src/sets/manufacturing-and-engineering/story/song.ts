import type { Held } from '../../../figure/bones';
import { poses } from '../../../figure/pose';
import { pad } from '../../../figure/hold';
import { gear } from '../../../props/machine';
import { box, cover, disc, dots, each, ground, ink, line, path, points, white } from '../../../svg';
import { at, pale } from '../../../figure/on-floor';
import { helmeted, note, operator, ring } from './ring';

/** The great machine: its body, its wheel, its feed. */
const machine = (): string =>
  cover(box([36, 130], 204, 476), 8) +
  cover(box([70, 92], 84, 38), 7) +
  pale(gear([138, 270], 90, 16)) +
  line(path(36, 412, 240, 412), 6) +
  cover(box([62, 446], 78, 110), 6) +
  line(path(76, 474, 126, 474) + path(76, 501, 126, 501) + path(76, 528, 126, 528), 6) +
  ink(disc([188, 470], 18)) +
  cover(disc([188, 530], 18), 6) +
  line(dots(points(54, 148, 222, 148, 54, 394, 222, 394)), 11) +
  cover(box([240, 262], 22, 70), 6);

/** Tuesday: the operator alone hears the ring sing. */
export const tuesday = (): string =>
  machine() +
  ring([276, 297], 38) +
  note([296, 182], 110) +
  operator(
    0,
    418,
    380,
    { ...poses.bow, lean: 20, nod: 4, arms: [at(438, 452), at(306, 352)] },
    { left: true },
  );

/** A telephone in the hand. */
const mobile: Held = ([x, y]) => cover(box([x - 10, y - 28], 20, 44), 5, ground, white);

/** Wednesday: the supervisor runs by with list and telephone, and the note runs after him. */
export const wednesday = (): string =>
  operator(0, 584, 370, { ...poses.talk, arms: [at(548, 470), at(682, 340)] }) +
  note([682, 236], 140) +
  line(
    each(3, (i) => path(676 - i * 8, 420 + i * 34, 718 - i * 8, 420 + i * 34)),
    8,
  ) +
  helmeted(808, 370, { ...poses.run, arms: [at(736, 404), at(892, 306)] }, { holds: [pad, mobile] });
