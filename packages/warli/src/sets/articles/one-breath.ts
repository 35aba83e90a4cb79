import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { manuscript } from '../../props/paper';
import { lamp, table } from '../../props/room';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  ground,
  line,
  marigold,
  path,
  type Point,
  poly,
  polar,
  turned,
} from '../../svg';

const floor = 838;

const cut: Point = [476, 452];

const cutter: Person = {
  at: [210, floor],
  h: 640,
  stroke: 13,
  halo: true,
  hat: 'tie',
  pose: { ...poses.stand, lean: 4, nod: 12, arms: [{ to: [338, 584] }, { to: [384, 420] }] },
};

/** Scissors from the hand to the cut. */
const scissors = ([x, y]: Point): string => {
  const at: Point = [x + 44, y + 14];
  const blade = (way: number): string => poly([polar(at, way + 180, 44), polar(at, way, 150)]);
  return (
    line(blade(4) + blade(34), 20, ground) +
    line(blade(4) + blade(34), 10) +
    line(disc(polar(at, 176, 62), 24) + disc(polar(at, 222, 66), 24), 9) +
    line(disc(at, 2), 12, ground)
  );
};

/** A piece as long as one breath. */
const piece = ([x, y]: Point, tilt: number, fill: string): string =>
  turned(
    cover(box([x - 70, y - 26], 140, 52), 6, ground, fill) +
      line(path(x - 48, y - 7, x + 48, y - 7) + path(x - 48, y + 10, x + 10, y + 10), 6, ground),
    tilt,
    [x, y],
  );

/** The scene `one-breath`: from the roll of a written sentence a man cuts piece after piece, each as long as a breath. */
export const oneBreath: Scene = () =>
  [
    lamp([720, 0], 130, 70),
    table([840, 640], 320, floor - 640),
    manuscript(bow(cut, [740, 560], [1000, 450])),
    cover(disc([1010, 528], 104), 7, ground, cotton) + line(spiral([1010, 528], 86, 4), 6, ground),
    person(cutter),
    piece([404, 600], -20, marigold),
    piece([580, 740], 18, cotton),
    piece([440, 806], 0, cotton),
    piece([700, 808], 0, cotton),
    armsOver(cutter),
    scissors([384, 420]),
    frame({ bottom: 'comb' }),
  ].join('');
