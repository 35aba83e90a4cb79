import { armsOver, sitter } from '../../figure/seat';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import type { Person } from '../../figure/bones';
import type { Scene } from '../../page';
import { line, path, times } from '../../svg';
import { saree } from './saree-unfolding/saree';

const seller: Person = {
  at: [600, 838],
  h: 310,
  hung: true,
  halo: true,
  stroke: 10,
  hat: 'topi',
  pose: { ...poses.floor, lean: 0, arms: [{ to: [474, 706] }, { to: [726, 706] }] },
};

const customer = (x: number, left: boolean): Person => ({
  ...sitter([x, 838], 860, 240, {}, { woman: true, left, stroke: 9, hat: left ? 'plait' : 'bun' }),
  pose: {
    ...poses.floor,
    arms: left
      ? [
          [-20, 40],
          [70, 100],
        ]
      : [
          [-20, 40],
          [80, 104],
        ],
  },
});

/** The scene `saree-unfolding`: nine sarees stand like a peacock's tail around him who unfolds them. */
export const sareeUnfolding: Scene = () =>
  [
    times(9).map(saree).join(''),
    person(seller),
    armsOver(seller),
    person(customer(150, false)),
    person(customer(1050, true)),
    line(path(0, 872, 1200, 872), 7),
  ].join('');
