import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import { beads } from '../../ground/plant';
import type { Scene } from '../../page';
import { spoiltShaft, stillLathe } from '../../props/turning';
import { line, path } from '../../svg';

const floor = 838;

const turner: Person = {
  at: [250, floor],
  h: 660,
  stroke: 13,
  halo: true,
  woman: true,
  pose: { ...poses.stand, lean: 15, nod: 20, arms: [{ to: [196, 566] }, { to: [180, 580] }] },
};

/** The scene `two-breaths`: before the cut a turner only looks, her hands behind her back; over the lathe lies her last spoilt shaft. */
export const twoBreaths: Scene = () => {
  const eye = bones(turner).byHead([1.5, 0.3]);
  return [
    spoiltShaft(),
    stillLathe(),
    person(turner),
    beads(eye, [724, 466], 14, 10),
    frame({ top: 'zigzag' }),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
};
