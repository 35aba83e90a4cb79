import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { chair, table } from '../../props/room';
import { bridgeScreen } from '../../props/undone';
import { bow, cover, disc, line, path, white } from '../../svg';

const floor = 842;

const officer: Person = {
  at: [300, 684],
  h: 560,
  hung: true,
  halo: true,
  hat: 'cap',
  stroke: 12,
  pose: {
    ...poses.chair,
    lean: 8,
    nod: 4,
    arms: [{ to: [430, 640] }, { to: [484, 618] }],
    legs: [{ to: [356, floor - 4] }, { to: [424, floor - 4] }],
  },
};

/** The scene `deleted-bridge`: the learner has the mouse, the helper her hands behind her back. */
export const deletedBridge: Scene = () =>
  [
    figure([130, floor - 4], 560, armed(poses.listen, { to: [62, 566] }, { to: [66, 574] }), {
      woman: true,
      hat: 'plait',
      stroke: 12,
    }),
    chair([292, 690], 152),
    bridgeScreen(),
    table([410, 642], 740, floor - 642),
    line(bow([530, 634], [620, 612], [727, 634]), 5),
    cover(disc([510, 628], 34, 16), 4, white, white),
    person(officer),
    line(path(0, floor, 1200, floor), 6),
  ].join('');
