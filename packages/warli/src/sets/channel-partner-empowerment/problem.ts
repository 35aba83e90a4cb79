import { dressedFigure } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { broadCounter } from '../../props/broad-counter';
import { flatCase } from '../../props/case';
import { box, cover, each, ink, line, marigold, path, type Point } from '../../svg';

const floor = 838;

/** The hands that hold up the calendars. */
const [ours, theirs]: [Point, Point] = [
  [380, 196],
  [820, 196],
];

/** A calendar that hangs from a hand: takes the hand and how many days it has beyond four rows of three; those are in the accent. */
const calendar = ([x, y]: Point, more: number): string => {
  const [left, head, cell] = [x - 88, y + 50, 52];
  const day = (i: number): string =>
    box([left + 16 + (i % 3) * cell, head + 64 + Math.floor(i / 3) * cell], 40, 40);
  return (
    line(path(x - 34, head, x, y, x + 34, head), 8) +
    cover(box([left, head], 176, 68 + (more ? 5 : 4) * cell), 9) +
    ink(box([left, head], 176, 46)) +
    ink(each(12, day)) +
    ink(
      each(more, (i) => day(12 + i)),
      marigold,
    )
  );
};

/** The scene `problem`: a dealer between two sellers points at the calendar that has two days more. */
export const problem: Scene = () =>
  [
    calendar(ours, 0),
    calendar(theirs, 2),
    dressedFigure(
      [577, floor],
      640,
      { ...poses.stand, lean: 3, nod: 10, arms: [{ to: [504, 604] }, [-18, 51]] },
      { hat: 'turban', stroke: 13 },
    ),
    broadCounter([450, 620], 300, floor, 3),
    dressedFigure(
      [196, floor],
      600,
      { ...poses.stand, nod: 10, arms: [[-10, -2], { to: ours, other: true }] },
      { hat: 'topi', stroke: 12 },
    ),
    dressedFigure(
      [1004, floor],
      600,
      { ...poses.stand, arms: [[-10, -2], { to: theirs, other: true }] },
      { left: true, hat: 'tie', stroke: 12 },
    ),
    flatCase([364, 838 - 118], 126),
    flatCase([836, 838 - 118], 126),
    groundLine(844),
  ].join('');
