import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { receiver } from '../../../props/post';
import { microscope, tubes } from '../../../props/clinic';
import { telephone } from '../../../props/desk';
import { table } from '../../../props/room';
import { clock } from '../../../props/works';
import { stars } from '../../../ground/land';
import { far } from '../../../ground/story';
import type { Random } from '../../../random';
import { ground, ink, larger, line, path, shape } from '../../../svg';
import { at, pale, stander } from '../../../figure/on-floor';

/** The coat of the laboratory: takes who wears it, drawn already. */
const coat = (one: Person): string => {
  const { waist, hip } = bones(one);
  const [x, u] = [hip[0], one.h];
  return (
    ink(
      shape(
        x - u * 0.085,
        hip[1],
        x + u * 0.085,
        hip[1],
        x + u * 0.13,
        hip[1] + u * 0.2,
        x - u * 0.13,
        hip[1] + u * 0.2,
      ),
    ) + line(path(waist[0], waist[1], x, hip[1] + u * 0.2), 4, ground)
  );
};

/** The technician. */
export const technician = (...one: Parameters<typeof stander>): string => {
  const who = stander(...one);
  return person(who) + coat(who);
};

/** Four: in the laboratory somebody holds the receiver and looks at the clock. */
export const four = (r: Random): string =>
  far(stars([1740, 30], [1900, 200], 3, r) + pale(clock([1590, 160], 100, 4, 0))) +
  technician(
    1804,
    380,
    { ...poses.stand, lean: -3, nod: -12, arms: [[-40, 30], at(1745, 262)] },
    { left: true, holds: [null, receiver] },
  ) +
  far(
    table([1480, 462], 262, 142) +
      pale(
        larger(microscope([1540, 460], 110), 1.5, [1540, 460]) +
          tubes([1606, 460], 2, 70) +
          telephone([1704, 460], 76),
      ) +
      line('M1704 424Q1700 360 1726 340T1742 294'),
  );
