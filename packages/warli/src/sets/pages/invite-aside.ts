import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { sun } from '../../ground/land';
import { calendar } from '../../props/calendar';
import { festoon, guestChairs } from '../../props/function';
import { box, cover, dots, line, marigold, path, type Point, times, white } from '../../svg';

const [floor, stage, hook] = [916, 864, 552];

const poles: readonly [number, number] = [584, 1012];

/** The scene `invite-aside`, drawn boldly, since it stands small: the date is marked while the stage is being hung. */
export const inviteAside: Scene = () =>
  [
    sun([800, 230], 120).replaceAll(marigold, white),
    calendar([44, 556], 196, 260, 7),
    cover(box([424, stage], 732, floor - stage), 9),
    line(dots(times(18).map((i): Point => [450 + i * 40, (stage + floor) / 2])), 9),
    line(poles.map((x) => path(x, hook - 26, x, stage)).join(''), 11),
    guestChairs([662, stage], 4, 74, 118),
    festoon([poles[0], hook], [poles[1], hook], 84, 9),
    figure([508, stage - 5], 290, armed(poses.stand, [-40, -6], { to: [584, 556] }), {
      hat: 'topi',
      stroke: 11,
    }),
    figure([1088, stage - 5], 290, armed(poses.stand, [-40, -6], { to: [1012, 556] }), {
      left: true,
      woman: true,
      hat: 'plait',
      stroke: 11,
    }),
    figure([322, floor - 5], 330, armed(poses.stand, [-30, 14], { to: [192, 722] }), {
      left: true,
      woman: true,
      stroke: 12,
    }),
    line(path(0, floor, 1200, floor), 9),
  ].join('');
