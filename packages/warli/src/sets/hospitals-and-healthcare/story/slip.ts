import type { Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { cover, each, ground, line, marigold, path, type Point, shape, turned } from '../../../svg';
import { stander } from '../../../figure/on-floor';

/** The slip with the message: takes its middle, a height and a tilt. */
export const slip = ([x, y]: Point, h: number, tilt: number): string => {
  const w = h * 0.76;
  return turned(
    cover(
      shape(
        x - w / 2,
        y - h / 2,
        x + w * 0.2,
        y - h / 2,
        x + w / 2,
        y - h * 0.26,
        x + w / 2,
        y + h / 2,
        x - w / 2,
        y + h / 2,
      ),
      4,
      ground,
      marigold,
    ) +
      line(
        each(3, (i) =>
          path(
            x - w * 0.28,
            y + h * (i * 0.2 - 0.12),
            x + w * (i === 2 ? 0.05 : 0.28),
            y + h * (i * 0.2 - 0.12),
          ),
        ),
        h * 0.07,
        ground,
      ),
    tilt,
    [x, y],
  );
};

/** Takes what `stander` takes and gives the nurse of the night, known by the hem of her sari. */
export const nightNurse = (...[x, h, pose, more]: Parameters<typeof stander>): string => {
  const one: Person = stander(x, h, pose, { woman: true, hat: 'nurse', ...more });
  return person(one) + cloth(one);
};
