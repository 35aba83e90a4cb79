import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { umbrella } from '../../props/monsoon';
import { box, cotton, cover, each, ground, ink, line, path, shape, white } from '../../svg';

const representative: Person = {
  at: [420, 836],
  h: 596,
  halo: true,
  stroke: 13,
  pose: { ...poses.walk, arms: [{ to: [326, 460] }, { to: [590, 480] }] },
};

/** A village shop on its stilts. */
const shop =
  line(path(806, 760, 806, 838) + path(1090, 760, 1090, 838), 16) +
  cover(box([790, 380], 312, 384), 13) +
  cover(shape(760, 400, 796, 300, 1080, 300, 1110, 400), 12) +
  ink(each(3, (i) => shape(800 + i * 104, 394, 826 + i * 90, 306, 870 + i * 88, 306, 856 + i * 104, 394))) +
  line(path(790, 620, 1102, 620), 20) +
  each(
    3,
    (i) =>
      cover(box([816 + i * 96, 520], 66, 90), 9, white, i === 1 ? white : cotton) +
      line(path(826 + i * 96, 508, 872 + i * 96, 508), 16),
  ) +
  line(path(816, 692, 1076, 692), 8);

const drops = [
  [130, 420],
  [80, 560],
  [170, 640],
  [120, 760],
  [700, 150],
  [780, 90],
  [690, 400],
  [880, 170],
  [980, 90],
  [1060, 210],
  [690, 600],
  [724, 740],
  [250, 700],
];

/** Packets in the bag over the shoulder. */
const satchel = (): string => {
  const { neck, hip } = bones(representative);
  const [x, y] = [hip[0] - 152, hip[1] - 16];
  const strap = path(neck[0] + 50, neck[1] + 10, x + 76, y);
  return (
    line(strap, 22, ground) +
    line(strap, 9) +
    cover(box([x + 14, y - 44], 40, 60) + box([x + 66, y - 60], 40, 76), 8, ground, white) +
    cover(box([x, y], 124, 110), 9, ground, cotton)
  );
};

/** The scene `sales-representative`. */
export const salesRepresentative: Scene = () =>
  [
    line(drops.map(([x = 0, y = 0]) => path(x, y, x - 20, y + 54)).join(''), 8),
    shop,
    umbrella([366, 250], 520, 10, 420),
    dressed([representative]),
    satchel(),
    cover(box([580, 416], 76, 108), 9, ground, white),
    groundLine(844),
  ].join('');
