import { flask, microscope, tubes } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { pad } from '../../figure/hold';
import { spiral } from '../../ground/land';
import { shelves } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { box, cotton, cover, dots, ground, line, path, polar, times } from '../../svg';

const board = box([230, 638], 740, 24);

/** A bench before those who stand at it: its board and its straight legs are outlines, with a gap about them. */
const workbench =
  [450, 734]
    .map((x) => line(box([x, 662], 16, 138), 14, ground) + cover(box([x, 662], 16, 138), 4))
    .join('') +
  line(board, 18, ground) +
  cover(board) +
  beads([252, 650], [948, 650], 36, 6);

/** Takes what was drawn on a floor at 800 and sets it on the band. */
const onFloor = (drawing: string): string => `<g transform="translate(0 38)">${drawing}</g>`;

/** The scene `laboratory`. */
export const laboratory: Scene = () =>
  [
    shelves([60, 330], 330, 240, 3, 6),
    shelves([810, 330], 330, 240, 3, 6),
    lamp([600, 0], 80, 40),
    line(spiral([600, 260], 60, 3), 4),
    line(dots(times(20).map((i) => polar([600, 260], i * 18, 84))), 7),
    beads([0, 372], [1200, 372], 52, 6),
    onFloor(
      [
        figure(
          [330, 800],
          440,
          {
            ...poses.reach,
            lean: 16,
            nod: 8,
            arms: [{ to: [480, 590] }, { to: [500, 610] }],
            legs: poses.stand.legs,
          },
          { woman: true, hat: 'nurse' },
        ),
        figure([870, 800], 430, armed(poses.talk, { to: [770, 580] }, [80, 150]), {
          hat: 'doctor',
          left: true,
          holds: [
            null,
            (p) =>
              cover(`M${p[0] - 9} ${p[1] - 90}v72a9 9 0 0 0 18 0v-72Z`, 4) +
              line(path(p[0], p[1] - 40, p[0], p[1] - 20), 10, cotton),
          ],
        }),
        figure([1094, 800], 400, poses.listen, { woman: true, left: true, holds: [null, pad] }),
        figure([120, 800], 400, armed(poses.listen, [-40, 40], [30, 92]), { hat: 'tie' }),
        workbench,
        microscope([560, 636], 190),
        tubes([660, 636], 4, 90),
        flask([420, 636], 84),
      ].join(''),
    ),
    frame({ bottom: 'zigzag' }),
  ].join('');
