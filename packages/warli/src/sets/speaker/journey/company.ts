import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { bulb, upturned } from '../../../props/attic';
import { telephone } from '../../../props/desk';
import { receiver } from '../../../props/post';
import { bow, box, cover, line, type Point } from '../../../svg';

const founder = ([x, y]: Point): Person => ({
  at: [x - 96, y - 108],
  h: 340,
  hung: true,
  halo: true,
  hat: 'tie',
  stroke: 10,
  pose: {
    ...poses.chair,
    lean: 0,
    nod: 4,
    arms: [{ to: [x - 52, y - 118] }, { to: [x - 42, y - 262] }],
    legs: [{ to: [x - 62, y - 4] }, { to: [x - 20, y - 4] }],
  },
  holds: [null, receiver],
});

/** Takes the middle of the floor and gives the company: one bare room, two crates, a bulb and a telephone. */
export const company = (at: Point): string => {
  const [x, y] = at;
  const one = founder(at);
  return [
    cover(box([x - 214, y - 400], 428, 398), 6),
    bulb([x + 70, y - 400], 60),
    upturned([x - 150, y - 3], 104, 100),
    upturned([x + 66, y - 3], 110, 126),
    telephone([x + 121, y - 130], 92),
    line(bow(bones(one).hands[1], [x + 20, y - 150], [x + 90, y - 150]), 4),
    person(one),
  ].join('');
};
