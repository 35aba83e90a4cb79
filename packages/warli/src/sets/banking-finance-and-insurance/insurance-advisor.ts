import { dressed } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, each, ground, ink, line, marigold, path, white } from '../../svg';

/** A cot with its woven net. */
const cot =
  line(path(108, 590, 108, 834) + path(520, 590, 520, 834), 16) +
  line(path(92, 580, 538, 580), 26) +
  line(path(108, 650, 520, 650), 10) +
  line(
    each(9, (i) => path(116 + i * 44, 610, 138 + i * 44, 642, 160 + i * 44, 610)),
    6,
  );

const chair = line(
  path(1062, 300, 1050, 576, 900, 576) + path(1050, 576, 1056, 834) + path(912, 576, 900, 834),
  14,
);

/** The policy, an umbrella on it. */
const policy =
  cover(box([590, 236], 200, 296), 9, white, cotton) +
  line(path(580, 234, 800, 234) + path(580, 534, 800, 534), 24) +
  ink('M606 386Q614 276 690 274Q766 276 774 386Q746 358 718 386Q690 358 662 386Q634 358 606 386Z', marigold) +
  line('M690 266V466q0 28 -28 28t-28 -26', 12, ground);

/** The scene `insurance-advisor`. */
export const insuranceAdvisor: Scene = () =>
  [
    cot,
    chair,
    dressed([
      sitter(
        [172, 564],
        834,
        672,
        {
          lean: 6,
          arms: [
            [-20, 22],
            [10, -22],
          ],
        },
        { woman: true, stroke: 13 },
      ),
    ]),
    dressed([
      sitter(
        [396, 564],
        834,
        700,
        { lean: 8, nod: 4, arms: [[10, 50], { to: [576, 380] }] },
        { hat: 'topi', stroke: 13 },
      ),
    ]),
    policy,
    dressed([
      sitter(
        [978, 560],
        834,
        712,
        { lean: 6, nod: 4, arms: [{ to: [812, 470] }, { to: [806, 320] }] },
        { left: true, hat: 'tie', stroke: 13 },
      ),
    ]),
    frame({ bottom: 'diamonds' }),
  ].join('');
