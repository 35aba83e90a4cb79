import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { moon, stars, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { book } from '../../props/paper';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, cover, line, path } from '../../svg';
import { clock } from '../../props/works';

const supervisor = (x: number, left: boolean): string =>
  figure(
    [x, 834],
    480,
    { ...armed(poses.talk, left ? [-64, 48] : [-40, 20], { to: [600 + (left ? 92 : -92), 580] }), nod: 10 },
    { hat: left ? 'bun' : 'cap', woman: left, left },
  );

/** The scene `shift-handover`. */
export const shiftHandover: Scene = (r) =>
  [
    cover(box([70, 110], 220, 240), 5),
    sun([180, 230], 54),
    cover(box([910, 110], 220, 240), 5),
    stars([925, 125], [1115, 335], 10, r),
    moon([1010, 240], 44),
    clock([600, 220], 160, 3, 0),
    beads([0, 420], [400, 420], 18, 6),
    beads([800, 420], [1200, 420], 18, 6),
    line(path(600, 600, 600, 834) + path(540, 834, 600, 794, 660, 834), 8),
    supervisor(390, false),
    supervisor(810, true),
    book([600, 622], 200),
    frame({ bottom: 'diamonds' }),
  ].join('');
