import { block } from '../../props/building';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { row } from '../../figure/group';
import { bag, crate, pot } from '../../figure/hold';
import { sun } from '../../ground/land';
import { lights } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass, palm } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, cotton, cover, disc, line, marigold, type Point, points, poly, times, white } from '../../svg';

/** The scene `hotel`. */
export const hotel: Scene = (r) =>
  [
    sun([1004, 116], 44),
    palm([176, 680], 430, r),
    palm([998, 680], 400, r),
    block([330, 660], 540, 470, 7, 6),
    band('diamonds', [300, 176], 600, 26),
    cover(box([480, 420], 240, 240), 6),
    cover(poly(points(440, 420, 600, 330, 760, 420), true), 6),
    line(disc([600, 390], 14), 5, marigold),
    cover(box([520, 460], 74, 200), 5, white, cotton),
    cover(box([606, 460], 74, 200), 5, white, cotton),
    lights(times(10).map((i): Point => [492 + i * 24, 440])),
    beads([0, 680], [1200, 680], 52, 6),
    row(2, [452, 676], [748, 676], (at, i) => ({
      at,
      h: 204,
      hat: 'cap',
      left: i === 1,
      halo: true,
      pose: poses.bow,
    })),
    figure([160, 850], 300, armed(poses.shoulder, [-34, 0], { to: [236, 592] }), {
      hat: 'cap',
      holds: [bag, crate],
    }),
    figure([374, 850], 300, poses.walk, { woman: true, holds: [null, bag] }),
    figure([880, 850], 310, poses.walk, { hat: 'turban', left: true }),
    figure([716, 850], 160, poses.leap, { left: true }),
    cover(box([558, 770], 84, 76) + box([570, 716], 60, 52), 5),
    line('M584 770v-12h32v12M590 716v-10h20v10', 4),
    figure([1094, 850], 290, armed(poses.carry, { to: [1034, 704] }, { to: [1018, 692] }), {
      woman: true,
      left: true,
      holds: [null, pot],
    }),
    grass([0, 872], [1200, 872], 16, r),
  ].join('');
