import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { band } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, each, ground, line, marigold, path, turned } from '../../svg';

const floor = 838;

const [left, top, cell] = [456, 110, 62];

/** The bar about which they stop, counted from the left. */
const asked = 4;

/** The steel of a pier, tied and not yet poured: its bars stand out of the foot. */
const steel = (): string => {
  const x = (i: number): number => left + i * cell;
  const bar = (i: number): string => path(x(i), top + (i % 2) * 40, x(i), 706);
  const hoops = each(9, (j) => path(left - 16, 210 + j * 56, x(6) + 16, 210 + j * 56));
  const bars = each(7, bar);
  return (
    line(hoops, 13, ground) +
    line(hoops, 5) +
    line(bars, 19, ground) +
    line(bars, 10) +
    line(bar(asked), 12, marigold) +
    cover(box([left - 60, 706], cell * 6 + 120, floor - 706), 8) +
    band('triangles', [left - 40, 744], cell * 6 + 80, 54)
  );
};

/** The drawing, the same bar on it. */
const drawing = (): string =>
  turned(
    cover(box([252, 412], 156, 200), 6, ground, cotton) +
      line(
        each(5, (i) => path(272 + i * 28, 434, 272 + i * 28, 570)) +
          each(4, (j) => path(264, 452 + j * 34, 394, 452 + j * 34)),
        4,
        ground,
      ) +
      line(path(356, 430, 356, 574), 11, marigold),
    -6,
    [330, 512],
  );

const foreman: Person = {
  at: [1022, floor],
  h: 610,
  stroke: 13,
  halo: true,
  left: true,
  hat: 'turban',
  pose: { ...poses.stand, lean: 8, nod: 4, arms: [[-58, 42], { to: [left + asked * cell + 36, 462] }] },
};

const engineer: Person = {
  at: [146, floor],
  h: 600,
  stroke: 12,
  halo: true,
  woman: true,
  hat: 'helmet',
  pose: { ...poses.stand, lean: 2, nod: 8, arms: [{ to: [252, 570] }, { to: [256, 592] }] },
};

/** The scene `hand-in-the-bars`: at the steel of a pier the foreman shows the engineer the bar that he cannot get at. */
export const handInTheBars: Scene = () =>
  [
    steel(),
    person(foreman),
    armsOver(foreman),
    person(engineer),
    drawing(),
    armsOver(engineer),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
