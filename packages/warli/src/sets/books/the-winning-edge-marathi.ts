import { figure } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import { letters } from '../../lettering';
import type { Scene } from '../../page';
import { disc, dots, line, marigold, type Point, polar, times, tinted } from '../../svg';
import { axis, jacket } from './jacket';

const title =
  letters('जिंकण्याची', 'displayMarathi', [axis, 280], 150) +
  letters('धार', 'displayMarathi', [axis, 462], 184);

const wrestler = (left: boolean): string => {
  const k = left ? -1 : 1;
  return figure(
    [axis - k * 166, 950],
    412,
    {
      ...poses.push,
      lean: 44,
      nod: -8,
      legs: limbs(-40, -44, 44, -20),
      arms: [{ to: [axis + k * 70, 700] }, { to: [axis + k * 40, 770] }],
    },
    { left, stroke: 13 },
  );
};

/** The ring of the wrestling pit. */
const pit = (): string =>
  line(disc([axis, 956], 304, 60), 5) +
  line(dots(times(48).map((i): Point => polar([axis, 956], i * 7.5, 272, 46))), 8);

/** The scene `the-winning-edge-marathi`. */
export const winningEdgeMarathi: Scene = () =>
  jacket({
    border: 'diamonds',
    title,
    author: letters('विक्रम सह्याद्री', 'textMarathi', [axis, 1086], 58),
    motif: pit() + wrestler(true) + tinted(wrestler(false), marigold),
  });
