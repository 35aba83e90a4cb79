import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { box, cover, disc, each, ink, line, path, shape } from '../../../svg';
import { far } from '../../../ground/story';
import { floor, girl } from './girl';
import { kandil, toran } from './lights';
import { shirt } from './shirt';

/** The shop, its sign, and the shutter that is nearly up. */
const front =
  cover(box([36, 88], 240, 70)) +
  ink(each(6, (i) => shape(50 + i * 36, 148, 66 + i * 36, 100, 82 + i * 36, 148))) +
  line(path(48, 158, 48, 604) + path(264, 158, 264, 604)) +
  line(
    each(4, (i) => path(62, 176 + i * 19, 250, 176 + i * 19)),
    4,
  ) +
  line(path(60, 254, 252, 254), 14);

/** Ten in the morning: the shutter goes up, and she dresses the dummy. */
export const morning = (): string =>
  [
    far(
      front + toran([276, 96], [466, 80], 34, 10) + kandil([336, 120], 16, 30) + kandil([424, 108], 34, 36),
    ),
    figure(
      [156, floor],
      340,
      { ...poses.stand, arms: [{ to: [100, 256] }, { to: [212, 256] }] },
      { hat: 'tie', halo: false },
    ),
    far(line(path(424, floor, 424, 300) + path(392, floor, 456, floor), 8) + ink(disc([424, 298], 15))),
    shirt([424, 326], 62),
    girl({
      at: [326, floor],
      h: 326,
      pose: { ...poses.stand, lean: 3, arms: [{ to: [384, 446] }, { to: [372, 342] }] },
    }),
  ].join('');
