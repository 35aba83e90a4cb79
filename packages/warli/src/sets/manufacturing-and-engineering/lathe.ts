import { figure } from '../../figure/figure';
import { band } from '../../frame';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { box, cover, disc, hide, ink, line, marigold, path } from '../../svg';
import { chips, lathe as machine } from '../../props/works';

/** The scene `lathe`. */
export const lathe: Scene = () =>
  [
    band('zigzag', [0, 12], 1200, 24),
    line(path(1100, 682, 1100, 300, 900, 190), 8),
    cover('M900 150l-96 96l60 60Z', 6),
    ink('M822 264l24 24l-34 10Z', marigold),
    beads([806, 330], [640, 500], 9, 6),
    beads([826, 330], [726, 520], 9, 6),
    beads([846, 320], [812, 500], 8, 6),
    figure(
      [590, 910],
      740,
      {
        ...poses.stand,
        nod: 12,
        arms: [{ to: [474, 520] }, { to: [770, 560] }],
        legs: [{ to: [560, 740] }, { to: [630, 740] }],
      },
      { woman: true, stroke: 11 },
    ),
    hide(box([480, 560], 250, 124)),
    machine(862),
    line(path(452, 690, 474, 530), 10) + ink(disc([474, 526], 15)),
    cover(box([640, 600], 120, 82), 5) +
      line(path(700, 600, 724, 566), 14) +
      line(path(770, 640, 770, 560), 9),
    chips([724, 560], 70),
  ].join('');
