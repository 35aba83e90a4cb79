import { fromTip, lineToEdge } from '../../frame';
import { dressed } from '../../figure/finery';
import { sitter } from '../../figure/seat';
import type { Scene } from '../../page';
import { table } from '../../props/room';
import { caneStool } from '../../props/studio';
import { cover, each, ground, line, marigold, path, type Point, shape, white } from '../../svg';

const floor = 838;

/** A jar with a lid, its belly in three bands. */
const jar = ([x, y]: Point, fill: string): string =>
  cover(
    `M${x - 34} ${y}Q${x - 62} ${y - 70} ${x - 30} ${y - 112}H${x + 30}Q${x + 62} ${y - 70} ${x + 34} ${y}Z`,
    6,
    white,
    fill,
  ) +
  cover(shape(x - 34, y - 114, x + 34, y - 114, x + 22, y - 134, x - 22, y - 134), 6, white, white) +
  line(
    path(x - 44, y - 74, x + 44, y - 74) + path(x - 44, y - 40, x + 44, y - 40),
    5,
    fill === ground ? white : ground,
  );

const shelf = (y: number): string =>
  each(7, (i) => jar([180 + i * 140, y - 8], i === 2 ? marigold : ground)) + line(path(96, y, 1104, y), 14);

const healing = (): string =>
  [
    caneStool([340, 706], floor),
    caneStool([860, 706], floor),
    dressed([
      sitter(
        [850, 694],
        floor,
        540,
        { lean: 2, nod: 14, arms: [{ to: [778, 676] }, { to: [590, 622] }] },
        { left: true, hat: 'turban', stroke: 12 },
      ),
    ]),
    table([460, 640], 280, 198),
    dressed([
      sitter(
        [350, 694],
        floor,
        540,
        { lean: 12, nod: 8, arms: [{ to: [560, 600] }, { to: [610, 612] }] },
        { woman: true, stroke: 12 },
      ),
    ]),
  ].join('');

/** The scene `seven-jars`: a healer feels the pulse before she takes one of the seven jars. */
export const sevenJars: Scene = () =>
  [shelf(168), fromTip(844, healing(), 1.34, 216), lineToEdge(844)].join('');
