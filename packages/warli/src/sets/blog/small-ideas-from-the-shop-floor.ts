import type { Person } from '../../figure/bones';
import { cloth, hairline } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { betweenTips, frame } from '../../frame';
import { tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { poses } from '../../figure/pose';
import { boltPlate, casing, deepBox } from '../../props/bench';
import { pane } from '../../props/room';
import { box, cotton, cover, each, line, path, shape, white } from '../../svg';

const maker: Person = {
  at: [500, 832],
  h: 620,
  pose: { ...poses.stand, lean: 4, nod: 10, arms: [{ to: [424, 592] }, { to: [668, 574] }] },
  woman: true,
  hat: 'plait',
  stroke: 12,
  halo: true,
};

const asker: Person = {
  at: [1010, 842],
  h: 630,
  pose: { ...poses.stand, lean: 22, nod: 12, arms: [{ to: [880, 520] }, { to: [846, 556] }] },
  hat: 'cap',
  left: true,
  stroke: 12,
  halo: true,
};

const dressed = (one: Person): string => person(one) + cloth(one) + (one.woman ? hairline(one) : '');

const lozenge = (x: number, s: number): string =>
  shape(x - s * 0.7, 753, x, 753 - s, x + s * 0.7, 753, x, 753 + s);

/** The scene `small-ideas-from-the-shop-floor`. */
export const smallIdeas: Scene = (r) =>
  [
    pane([84, 140], 200, 200),
    tree([184, 334], 172, r, 7),
    betweenTips(
      841,
      [
        dressed(maker),
        dressed(asker),
        cover(shape(810, 560, 850, 470, 930, 494, 890, 586), 5, white, cotton),
        line(path(850, 506, 900, 522) + path(842, 526, 890, 542), 4, 'currentColor'),
        cover(box([270, 640], 760, 26), 5, white, white),
        cover(box([300, 668], 700, 170), 6),
        line(path(300, 700, 1000, 700) + path(300, 806, 1000, 806), 4),
        line(
          each(10, (i) => lozenge(335 + i * 70, 42) + lozenge(335 + i * 70, 20)),
          3.5,
        ),
        casing([410, 640], 150),
        boltPlate([690, 612], 146),
        deepBox([50, 650], 170, 190),
      ].join(''),
    ),
    frame({ top: 'comb', bottom: 'triangles', isOpening: true }),
  ].join('');
