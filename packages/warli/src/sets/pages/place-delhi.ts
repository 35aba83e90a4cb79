import type { Held, Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { dressed, finery } from '../../figure/finery';
import { limbs } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { far } from '../../ground/story';
import type { Scene } from '../../page';
import { autoBody, autoHood, onAuto } from '../../props/auto';
import { greeter } from '../../props/greet';
import { qutub } from '../../props/qutub';
import { bows, ink, larger, type Point } from '../../svg';
import { lastDoor } from './last-door';
import { journey, roadside } from './journey';

/** Where the auto rickshaw stands, and how long it is. */
const [at, long]: readonly [Point, number] = [[158, roadside], 380];
const on = onAuto(at, long);

/** Two palms laid together, upright. */
const palms: Held = ([x, y]) =>
  ink(
    bows([
      [x - 9, y + 8],
      [x - 14, y - 14],
      [x - 3, y - 34],
      [x + 8, y - 14],
      [x + 7, y + 8],
      [x, y + 12],
      [x - 9, y + 8],
    ]),
  );

/** Who waits in the door. */
const host: Person = {
  ...greeter(
    [696, roadside],
    290,
    { left: true, woman: true, stroke: 10, holds: [null, palms] },
    { arms: [{ to: [652, 244] }, { to: [652, 244] }] },
  ),
};

/** Who arrives: the speaker on the back seat, as large as his face needs and then as small as he is there. */
const guest = (): string => {
  const seat = on(0.2, 0.27);
  const one = sitter(
    seat,
    0,
    340,
    { arms: limbs(-6, 10, 8, 6), legs: limbs(40, -60, 50, -50) },
    { stroke: 12, hat: 'pheta' },
  );
  return larger(person(one) + finery([one]), 250 / one.h, seat);
};

/** Who drives. */
const driver: Person = sitter(
  on(0.51, 0.35),
  roadside,
  246,
  {
    arms: [{ to: on(0.7, 0.5) }, { to: on(0.72, 0.48) }],
    legs: [{ to: on(0.6, 0.15) }, { to: on(0.65, 0.15) }],
  },
  { stroke: 8, hat: 'cap' },
);

/** The scene `place-delhi`, where the road ends: an auto rickshaw arrives, a host at her door greets, the Qutub Minar behind. */
export const placeDelhi: Scene = () =>
  [
    far(qutub([72, roadside - 4], 90, 420)),
    autoHood(at, long),
    guest(),
    dressed([driver]),
    autoBody(at, long),
    lastDoor(),
    dressed([host]),
    journey(0, 26),
  ].join('');
