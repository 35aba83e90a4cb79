import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { colleague, villager } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { band } from '../../frame';
import { row } from '../../figure/group';
import { mound, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { box, cover, times, white } from '../../svg';

/** She falls backward, her heels still on the edge, her arms up in the air: nothing of her touches another yet. */
const faller: Person = {
  at: [368, 543],
  h: 350,
  turn: 70,
  left: true,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: { lean: -4, arms: limbs(58, 84, 84, 112), legs: limbs(7, 9, -7, -9), nod: -8 },
};

/** Those who catch, from left to right: feet apart, both hands open below her. */
const catcher = (i: number): Person => ({
  at: [534 + i * 112, 850],
  h: 258,
  ...colleague(i + 1),
  left: i > 1,
  pose: { lean: 0, arms: limbs(-158, -178, 158, 178), legs: limbs(-10, -5, 10, 5), nod: -12 },
});

/** Those who cheer behind, out of the way of the one who falls. */
const crowd = (count: number, from: number, to: number, k: number): string =>
  row(count, [from, 560], [to, 560], (at, i) => ({
    at,
    h: 112,
    ...villager(i + k),
    left: true,
    pose: i % 2 ? poses.cheer : poses.wave,
  }));

/** The scene `trust-fall`. */
export const trustFall: Scene = (r) =>
  [
    sun([180, 150], 54),
    mound([140, 360], 400, 150),
    mound([620, 360], 350, 186),
    beads([0, 374], [1200, 374], 52, 6),
    flock([400, 150], 5, 38),
    tree([1096, 560], 400, r),
    crowd(2, 970, 1038, 6),
    grass([950, 574], [1190, 574], 5, r),
    cover(box([150, 566], 200, 284), 6) +
      band('zigzag', [172, 600], 156, 34) +
      band('diamonds', [172, 676], 156, 34) +
      band('triangles', [172, 752], 156, 34),
    times(4)
      .map((i) => person(catcher(i)))
      .join(''),
    person(faller),
    cover(box([132, 550], 236, 20), 5, white, white),
    figure([72, 850], 236, armed(poses.cheer, [-142, -174], [142, 174]), { woman: true }),
    grass([0, 880], [1200, 880], 16, r),
  ].join('');
