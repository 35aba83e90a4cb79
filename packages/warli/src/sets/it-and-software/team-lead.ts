import { dressed } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair } from '../../props/room';
import { box, cotton, cover, disc, ground, ink, line, marigold, path, type Point, shape } from '../../svg';

const floor = 838;
/** The height of the seats. */
const seat = 640;

const thick = (drawing: string): string => `<g stroke-width="11">${drawing}</g>`;

const glass = ([x, y]: Point): string =>
  cover(shape(x - 22, y - 62, x + 22, y - 62, x + 15, y, x - 15, y), 7, undefined, marigold);

/** The scene `team-lead`. */
export const teamLead: Scene = () =>
  [
    line(path(590, 0, 590, 110), 7) +
      cover(shape(490, 214, 590, 104, 690, 214), 11) +
      ink(disc([590, 232], 24)),
    thick(chair([250, seat + 8], 190)),
    dressed([
      sitter(
        [262, seat],
        floor,
        690,
        { lean: 20, nod: 2, arms: [{ to: [384, 622] }, { to: [600, 396] }] },
        { woman: true, hat: 'plait', stroke: 14 },
      ),
    ]),
    thick(chair([962, seat + 8], 190, true)),
    dressed([
      sitter(
        [950, seat],
        floor,
        690,
        { lean: -4, nod: 10, arms: [{ to: [880, 560] }, { to: [770, 540] }] },
        { left: true, stroke: 14 },
      ),
    ]),
    cover(shape(720, 520, 830, 500, 850, 580, 740, 600), 8, ground, cotton),
    line(path(596, 726, 596, floor) + path(540, floor - 4, 652, floor - 4), 11) +
      ink(box([500, 716], 192, 16)),
    glass([552, 712]) + glass([640, 712]),
    frame({ bottom: 'comb' }),
  ].join('');
