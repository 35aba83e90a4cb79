import { bones, type Bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bag } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { counter } from '../../props/room';
import {
  box,
  cotton,
  cover,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  poly,
  shape,
} from '../../svg';

const floor = 838;

/** The shopkeeper: the ledger says it for him, and his hand says that they stay friends. */
const keeper: Person = {
  at: [800, floor],
  h: 690,
  stroke: 15,
  halo: true,
  left: true,
  hat: 'topi',
  pose: { ...armed(poses.stand, { to: [836, 400] }, [8, 76]), nod: 10 },
};

/** The customer looks for his purse. */
const customer: Person = {
  at: [246, floor],
  h: 650,
  stroke: 15,
  halo: true,
  pose: { ...armed(poses.stand, { to: [134, 560] }, { to: [400, 300] }), lean: -4, nod: -12 },
};

/** The ledger, open on his palm, a long column in it. */
const khata = ([x, y]: Point): string =>
  cover(
    shape(x - 130, y - 40, x, y - 16, x + 130, y - 40, x + 130, y + 44, x, y + 70, x - 130, y + 44),
    12,
    ground,
    marigold,
  ) +
  cover(
    shape(x - 108, y - 56, x, y - 32, x + 108, y - 56, x + 108, y + 28, x, y + 52, x - 108, y + 28),
    6,
    ground,
    cotton,
  ) +
  line(
    path(x, y - 32, x, y + 52) +
      each(
        3,
        (i) =>
          path(x - 88, y - 28 + i * 20, x - 22, y - 14 + i * 20) +
          path(x + 22, y - 14 + i * 20, x + 88, y - 28 + i * 20),
      ),
    5,
    ground,
  );

/** Jars on two boards behind him. */
const jars = (): string =>
  [150, 290]
    .map(
      (y) =>
        line(path(930, y + 60, 1160, y + 60), 8) +
        each(
          3,
          (i) => cover(box([944 + i * 74, y - 8], 52, 68), 5) + ink(box([940 + i * 74, y - 22], 60, 14)),
        ),
    )
    .join('');

/** Embarrassment: drops on the forehead. */
const sweat = ({ byHead }: Bones): string =>
  line(
    [
      [1.5, -0.9],
      [1.9, -0.2],
      [1.1, -1.6],
    ]
      .map(([x = 0, y = 0]) => poly([byHead([x, y]), byHead([x + 0.22, y - 0.34])]))
      .join(''),
    9,
  );

/** The scene `on-credit`. */
export const onCredit: Scene = () => {
  const [a, b] = [bones(keeper), bones(customer)];
  return [
    jars(),
    dressed([keeper]),
    armsOver(keeper, [0]),
    sweat(a),
    khata([574, 378]),
    armsOver(keeper, [1]),
    counter([470, 590], 690, floor - 590),
    dressed([customer]),
    bag(b.hands[0], customer),
    frame({ bottom: 'diamonds' }),
  ].join('');
};
