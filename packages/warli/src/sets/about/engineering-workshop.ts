import type { Person } from '../../figure/bones';
import { cloth } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { cog } from '../../props/machine';
import {
  dashes,
  disc,
  dots,
  ground,
  hide,
  ink,
  line,
  marigold,
  type Point,
  polar,
  poly,
  sand,
  shape,
  times,
} from '../../svg';

const floor = 838;
const hub: Point = [624, 520];
/** The hand on the spanner. */
const grip: Point = polar(hub, 196, 236);
/** The speaker, one hand on the spanner. */
const turner: Person = {
  at: [204, floor],
  h: 590,
  hat: 'pheta',
  halo: true,
  stroke: 13,
  pose: { ...armed(poses.stand, [-58, 42], { to: grip }), lean: 8, nod: 6 },
};

/** A great cogwheel with a plain face, on its foot. */
const wheel =
  cog(hub, 272, 12) +
  hide(disc(hub, 171)) +
  line(dots(times(24).map((i) => polar(hub, i * 15, 136))), 13) +
  ink(shape(484, floor, 520, 752, 728, 752, 764, floor)) +
  line('M512 776H736M496 814H752', 4, ground) +
  dashes('M519 795H730', 10, [0, 21], ground) +
  line(disc(hub, 108), 3);

/** The nut on the hub, and the spanner that turns it. */
const spanner = (): string => {
  const jaw = poly(times(9).map((i) => polar(hub, 196 - 128 + i * 32, 66)));
  const shaft = poly([polar(hub, 196, 66), polar(hub, 196, 284)]);
  return (
    line(shaft + jaw, 44, ground) +
    line(jaw, 24, marigold) +
    line(shaft, 22, marigold) +
    ink(
      poly(
        times(6).map((i) => polar(hub, 16 + i * 60, 42)),
        true,
      ),
    )
  );
};

/** The scene `engineering-workshop`: the speaker turns the nut of a great cogwheel, and an older man watches. */
export const engineeringWorkshop: Scene = () =>
  [
    line('M0 28H1200M0 60H1200', 4, sand),
    dashes('M10 44H1200', 9, [0, 20], sand),
    wheel,
    person(turner) + cloth(turner),
    spanner(),
    armsOver(turner, [1]),
    dressedFigure([1046, floor], 570, armed(poses.listen, [-16, 10], [8, 170]), {
      hat: 'topi',
      left: true,
      stroke: 13,
      shirt: sand,
    }),
    frame({ bottom: 'zigzag' }),
  ].join('');
