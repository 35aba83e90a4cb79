import { bones, type Held, type Person } from '../../figure/bones';
import { dressed, dressedFigure } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  ink,
  line,
  marigold,
  type Point,
  polar,
  poly,
  shape,
  turned,
} from '../../svg';

const floor = 838;

const boss: Person = {
  at: [536, floor],
  h: 640,
  hat: 'tie',
  stroke: 13,
  halo: true,
  pose: {
    ...poses.stand,
    lean: 26,
    nod: -6,
    arms: [[-52, 30], { to: [704, 500] }],
    legs: limbs(-22, -26, 26, 18),
  },
};

/** Rays that go out from a mouth to the right. */
const shout = (at: Point): string =>
  line(
    each(4, (i) => poly([polar(at, -38 + i * 22, 56), polar(at, -38 + i * 22, i % 2 ? 136 : 108)])),
    12,
  );

/** A sheet with nothing on it but a comma: takes its middle. */
const sheet = ([x, y]: Point): string =>
  turned(
    cover(box([x - 95, y - 125], 190, 250), 10) + ink(letters(',', 'display', [x, y + 10], 640), marigold),
    -6,
    [x, y],
  );

/** A plate on the palm with a heap of samosas, which steam. */
const samosas: Held = ([x, y]) => {
  const one = (dx: number, dy: number): string =>
    cover(
      `M${x + dx - 46} ${y - dy}Q${x + dx - 27} ${y - dy - 42} ${x + dx} ${y - dy - 72}Q${x + dx + 27} ${y - dy - 42} ${x + dx + 46} ${y - dy}Q${x + dx} ${y - dy + 8} ${x + dx - 46} ${y - dy}Z`,
      7,
      ground,
      cotton,
    ) + line(`M${x + dx} ${y - dy - 60}q-2 32 16 52`, 5, ground);
  return (
    line(
      each(3, (i) => `M${x - 56 + i * 56} ${y - 220}q14 -14 0 -28t0 -28`),
      8,
    ) +
    one(0, 136) +
    one(-46, 84) +
    one(46, 84) +
    one(-92, 34) +
    one(0, 34) +
    one(92, 34) +
    ink(shape(x - 148, y - 34, x + 148, y - 34, x + 106, y - 6, x - 106, y - 6))
  );
};

/** The scene `problem`: one shouts at a trainee about a comma, and a plate of samosas is on its way. */
export const problem: Scene = () =>
  [
    dressedFigure(
      [208, floor],
      520,
      { ...poses.walk, legs: limbs(-18, -24, 21, 21), arms: [[-30, -4], { to: [296, 322] }] },
      { stroke: 12, holds: [null, samosas] },
    ),
    dressed([boss]),
    shout(bones(boss).byHead([0.8, 0.4])),
    sheet([828, 520]),
    dressedFigure(
      [1014, floor],
      560,
      { ...poses.stand, lean: -8, nod: -8, arms: [{ to: [951, 560] }, { to: [943, 474] }] },
      { left: true, woman: true, stroke: 12 },
    ),
    groundLine(844),
  ].join('');
