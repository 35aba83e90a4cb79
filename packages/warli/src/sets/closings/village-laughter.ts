import { lineToEdge } from '../../frame';
import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { armsOver, stick } from '../../figure/seat';
import { stars } from '../../ground/land';
import type { Scene } from '../../page';
import { laugh, tell } from '../../props/laugh';
import { bower, lantern, stoneStage, tuntune } from '../../props/stage';
import { dhol } from '../../props/village';
import { cotton } from '../../svg';

const floor = 838;

const stage = 724;

/** He tells, the one-stringed tuntune in the other hand. */
const teller: Person = {
  at: [822, stage - 14],
  h: 470,
  left: true,
  stroke: 11,
  halo: true,
  hat: 'turban',
  pose: { ...poses.stand, lean: 3, arms: [{ to: [910, 486] }, [112, 158]] },
};

const drummer: Person = {
  at: [1022, stage - 58],
  h: 420,
  left: true,
  stroke: 11,
  halo: true,
  hung: true,
  hat: 'topi',
  pose: { ...poses.floor, lean: 4, nod: -8, arms: [{ to: [1096, 600] }, { to: [940, 604] }] },
};

const grandfather: Person = {
  at: [200, floor],
  h: 540,
  stroke: 12,
  halo: true,
  hat: 'topi',
  pose: { ...poses.stand, lean: -12, nod: -8, arms: [{ to: [252, 572] }, { to: [346, 580] }] },
};

const woman: Person = {
  at: [430, floor],
  h: 520,
  stroke: 12,
  halo: true,
  woman: true,
  pose: { ...poses.stand, lean: 14, nod: 6, arms: [{ to: [594, 478] }, { to: [606, 494] }] },
};

const child: Person = {
  at: [596, floor],
  h: 290,
  stroke: 10,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: { ...poses.stand, lean: -4, nod: -14, arms: limbs(-40, 10, 112, 158) },
};

/** The scene `village-laughter`: nine stars over it. */
export const villageLaughter: Scene = (r) =>
  [
    stars([60, 70], [640, 300], 9, r),
    bower([712, 1290], 150, stage),
    lantern([974, 150], 76),
    stoneStage([668, stage], 560, floor),
    dressed([drummer]),
    dhol([1018, 626], 150, cotton),
    armsOver(drummer),
    laugh(bones(drummer)),
    dressed([teller]),
    tell(bones(teller)),
    tuntune(bones(teller).hands[0], 470),
    stick([318, 632], floor),
    [grandfather, woman].map((one) => dressed([one]) + laugh(bones(one))).join(''),
    dressed([child]) + laugh(bones(child)),
    lineToEdge(844),
  ].join('');
