import { bones, type Held } from '../../figure/bones';
import { frame } from '../../frame';
import { spiral } from '../../ground/land';
import { arch } from '../../props/listen';
import type { Scene } from '../../page';
import { dressed, dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { counter, lamp, laptop, table } from '../../props/room';
import { bench, sitter } from '../../figure/seat';
import { bow, disc, ink, line, marigold, poly } from '../../svg';
import { cross } from '../../props/clinic';
import { patient } from '../../props/ward';

/** Ear pieces with a speaking tube. */
const headset: Held = (_, person) => {
  const { byHead, headRadius: u } = bones(person);
  return (
    line(poly([byHead([-0.1, 0]), byHead([-0.1, -1.12])]), u * 0.2, marigold) +
    line(bow(byHead([-0.1, 0.1]), byHead([0.4, 1.3]), byHead([1.3, 0.75])), u * 0.2, marigold) +
    ink(disc(byHead([-0.1, 0]), u * 0.42), marigold)
  );
};

/** The scene `industries`. */
export const industries: Scene = () =>
  [
    [36, 416, 796].map((x) => arch([x, 836], 368, 760)).join(''),
    cross([220, 250], 44),
    dressedFigure([264, 826], 430, armed(poses.stand, [-30, 30], { to: [190, 610] }), {
      woman: true,
      hat: 'nurse',
      left: true,
    }),
    patient(80, 720, 280),
    dressedFigure([560, 820], 400, armed(poses.stand, { to: [560, 620] }, { to: [640, 600] }), {
      hat: 'tie',
    }),
    lamp([600, 112], 90, 44),
    counter([462, 650], 160, 186),
    dressedFigure([694, 834], 390, armed(poses.talk, [-30, 20], { to: [628, 600] }), {
      woman: true,
      hat: 'plait',
      left: true,
    }),
    ink(disc([634, 596], 14), marigold),
    line(spiral([1060, 470], 34, 2.4, 180), 4),
    bench([826, 727], 120, 107),
    dressed([
      sitter(
        [888, 712],
        834,
        400,
        { lean: 5, arms: [{ to: [1020, 650] }, { to: [1034, 654] }] },
        { woman: true, hat: 'bun', holds: [null, headset] },
      ),
    ]),
    table([984, 666], 150, 168),
    laptop([1062, 662], 110),
    frame({ bottom: 'dots' }),
  ].join('');
