import { sitter } from '../../../figure/seat';
import { chair } from '../../../props/room';
import { box, cover, each, ground, line, path, white } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { meera, shut } from './meera';

/** The form as high as the wall: a box for the whole year, and one short line in it. */
const sheet = (): string =>
  cover(box([2604, 34], 236, 568), 4, white, white) +
  line(path(2628, 74, 2726, 74), 14, ground) +
  line(box([2628, 104], 188, 470), 5, ground) +
  line(
    each(9, (i) => path(2646, 196 + i * 40, 2798, 196 + i * 40)),
    3,
    ground,
  ) +
  line('M2646 146q7 -16 14 0t14 0t14 0t14 0t14 0', 6, ground);

/** On Saturday she sits before the form, with a pen as long as her arm and hardly a word. */
export const form = (): string =>
  [
    far(sheet() + chair([2464, 488], 116)),
    shut([2524, 440], 60),
    meera(
      sitter([2470, 482], floor, 410, {
        lean: 2,
        nod: -8,
        arms: [{ to: [2522, 462] }, { to: [2588, 296] }],
      }),
    ),
    line(path(2566, 352, 2700, 166), 16, ground) + line(path(2568, 350, 2690, 180), 8),
  ].join('');
