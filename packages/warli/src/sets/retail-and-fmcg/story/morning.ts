import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { box, cover, disc, each, ink, line, path, shape } from '../../../svg';
import { floor, girl } from './girl';
import { kandil, toran } from './lights';
import { shirt } from './shirt';

/** The shop, its sign, and the shutter that is nearly up. */
const front =
  cover(box([36, 88], 240, 70), 8) +
  ink(each(6, (i) => shape(50 + i * 36, 148, 66 + i * 36, 100, 82 + i * 36, 148))) +
  line(path(48, 158, 48, 604) + path(264, 158, 264, 604), 9) +
  line(
    each(4, (i) => path(62, 176 + i * 19, 250, 176 + i * 19)),
    5,
  ) +
  line(path(60, 254, 252, 254), 16);

/** Ten in the morning: the shutter goes up, and she dresses the dummy. */
export const morning = (): string =>
  [
    front,
    toran([276, 96], [510, 70], 40, 12),
    kandil([340, 122], 16, 32),
    kandil([440, 112], 40, 40),
    figure(
      [156, floor],
      340,
      { ...poses.stand, arms: [{ to: [100, 256] }, { to: [212, 256] }] },
      { hat: 'tie', halo: false },
    ),
    line(path(424, floor, 424, 500) + path(388, floor, 460, floor), 9),
    line(path(424, 330, 424, 300), 18) + ink(disc([424, 298], 15)),
    shirt([424, 326], 62),
    girl({
      at: [326, floor],
      h: 326,
      pose: { ...poses.stand, lean: 3, arms: [{ to: [384, 446] }, { to: [372, 342] }] },
    }),
  ].join('');
