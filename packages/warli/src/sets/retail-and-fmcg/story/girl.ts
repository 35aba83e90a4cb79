import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { bow, cotton, each, ground, line, path } from '../../../svg';

/** Where all feet stand. */
export const floor = 604;

/** Takes a person who is drawn already and gives the tape measure about the neck, its two ends hanging down. */
const tape = (one: Person): string => {
  const [{ neck, hip }, u] = [bones(one), one.h];
  const [x, top, low] = [Math.round(neck[0]), Math.round(neck[1]) - 2, Math.round(hip[1])];
  const d = Math.round(u * 0.05);
  const band = path(x - d - 4, low - 12, x - d, top, x + d, top, x + d + 4, low - 44);
  const ticks = each(5, (i) => `M${x - d - 6} ${low - 24 - i * 18}h6M${x + d} ${low - 56 - i * 16}h6`);
  return line(band, 16, ground) + line(band, 10, cotton) + line(ticks, 3, ground);
};

/** Takes how she stands and gives the girl who joined on Tuesday: the short plait and the tape measure are hers. */
export const girl = (one: Omit<Person, 'hat'>): string => {
  const she: Person = { halo: true, stroke: 9, woman: true, ...one, hat: 'none' };
  const { byHead } = bones(she);
  const plait = bow(byHead([-0.8, -0.4]), byHead([-2.1, -0.1]), byHead([-1.75, 1.2]));
  return (
    person(she) +
    line(plait, 13) +
    line(path(...byHead([-2.15, 1.05]), ...byHead([-1.35, 1.3])), 9, cotton) +
    tape(she)
  );
};
