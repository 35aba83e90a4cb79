import { dressed } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, each, ground, ink, line, marigold, path, white } from '../../svg';

/** How far each tied file of the tower is shoved aside. */
const askew = [0, 22, -14, 10, -22, 12, -10];

/** A file tied with a ribbon, its papers between two boards. */
const file = (x: number, y: number, w: number, fill: string): string =>
  cover(box([x + 12, y - 50], w - 24, 44), 7, ground, fill) +
  line(path(x, y - 53, x + w, y - 53) + path(x, y - 5, x + w, y - 5), 12) +
  line(path(x + w * 0.4, y - 54, x + w * 0.4, y - 4), 11, ground);

const desk =
  line(path(420, 620, 404, 834) + path(1060, 620, 1078, 834), 15) + line(path(386, 606, 1100, 606), 28);

/** The stamp in the hand. */
const stamp = line(path(484, 250, 484, 326), 24, marigold) + ink(box([440, 322], 88, 36), marigold);

/** The scene `middle-managers`. */
export const middleManagers: Scene = () =>
  [
    line(path(126, 330, 140, 596, 300, 596) + path(140, 596, 128, 834) + path(288, 596, 300, 834), 14),
    desk,
    each(7, (i) => file(650 + (askew[i] ?? 0) * 1.3, 592 - i * 68, 220, i % 3 === 1 ? white : cotton)),
    each(3, (i) => file(918 - (askew[i + 1] ?? 0), 592 - i * 68, 160, i % 3 === 1 ? white : cotton)),
    line(path(460, 586, 600, 586), 12),
    dressed([
      sitter(
        [220, 580],
        834,
        680,
        { lean: 12, nod: 8, arms: [{ to: [478, 570] }, { to: [474, 286] }] },
        { hat: 'tie', stroke: 14 },
      ),
    ]),
    stamp,
    frame({ bottom: 'triangles' }),
  ].join('');
