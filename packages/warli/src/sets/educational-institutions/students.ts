import { bones, type Held, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { invitation } from '../../props/post';
import { box, cotton, cover, each, ground, ink, line, marigold, path, poly, shape, white } from '../../svg';

const floor = 838;

/** A folder held before the body. */
const folder: Held = ([x, y]) =>
  cover(shape(x - 20, y - 50, x + 96, y - 66, x + 110, y + 76, x - 6, y + 92), 8, ground, cotton);

const boy: Person = {
  at: [330, floor],
  h: 620,
  halo: true,
  stroke: 13,
  holds: [null, folder],
  pose: { lean: 12, arms: limbs(-30, 10, 16, 62), legs: [{ to: [230, floor] }, { to: [476, 746] }] },
};

const girl: Person = {
  at: [820, 654],
  h: 560,
  woman: true,
  hat: 'plait',
  halo: true,
  stroke: 13,
  holds: [null, invitation],
  pose: { ...poses.cheer, arms: limbs(-110, -150, 110, 146) },
};

/** A bag on the back: takes who carries it. */
const bag = (one: Person): string => {
  const { neck } = bones(one);
  const [x, y] = neck;
  return (
    cover(
      shape(x - 214, y + 60, x - 186, y + 16, x - 76, y + 4, x - 38, y + 140, x - 160, y + 196),
      10,
      ground,
      cotton,
    ) + line(path(x - 190, y + 118, x - 58, y + 80), 8, ground)
  );
};

/** A graduate's flat cap with its tassel. */
const graduate = (one: Person): string => {
  const { byHead } = bones(one);
  return (
    cover(
      poly([byHead([-0.95, -0.3]), byHead([-0.9, -1.1]), byHead([0.9, -1.1]), byHead([0.95, -0.3])], true),
      6,
      ground,
      white,
    ) +
    cover(
      poly([byHead([-2, -1.1]), byHead([0, -1.8]), byHead([2, -1.1]), byHead([0, -0.5])], true),
      8,
      ground,
      white,
    ) +
    line(poly([byHead([0, -1.15]), byHead([1.5, -1]), byHead([1.5, 0.3])]), 8, marigold)
  );
};

/** Two steps up. */
const steps =
  cover(box([430, 746], 680, 92), 9) +
  cover(box([620, 654], 490, 92), 9) +
  ink(box([416, 740], 700, 16) + box([606, 648], 510, 16)) +
  ink(
    each(8, (i) => shape(460 + i * 78, 832, 499 + i * 78, 772, 538 + i * 78, 832)) +
      each(5, (i) => shape(656 + i * 86, 740, 695 + i * 86, 680, 734 + i * 86, 740)),
  );

/** The scene `students`. */
export const students: Scene = () =>
  [steps, dressed([boy]), bag(boy), dressed([girl]), graduate(girl), groundLine(844)].join('');
