import { bones, type Bones, type Person } from '../../figure/bones';
import { people } from '../../figure/figure';
import { cotton, cover, ground, line, num, poly } from '../../svg';

/** Takes people and gives the helmets on their heads: a dome with a rib, and a brim that stands out in front. */
export const helmets = (all: readonly Person[]): string => {
  const of = (draw: (one: Bones) => string): string => all.map((one) => draw(bones(one))).join('');
  const dome = ({ byHead }: Bones): string => {
    const ends = [byHead([-1.1, -0.4]), byHead([-1.2, -2]), byHead([1.2, -2]), byHead([1.1, -0.4])];
    return `M${ends.map((p, i) => `${i === 1 ? 'C' : ''}${p.map(num).join(' ')}`).join(' ')}Z`;
  };
  const rim =
    (y: number, from: number, to: number) =>
    ({ byHead }: Bones): string =>
      poly([byHead([from, y]), byHead([to, y])]);
  return (
    cover(of(dome), 4, cotton, cotton) +
    line(of(rim(-0.05, -1, 1.1)), 3.5, ground) +
    line(of(rim(-0.36, -1.2, 1.6)), 5, cotton) +
    line(
      of(({ byHead }) => poly([byHead([0, -0.75]), byHead([0, -1.3])])),
      3,
      ground,
    )
  );
};

/** Takes people of one height and gives them with helmets on. */
export const crew = (all: readonly Person[]): string => people(all) + helmets(all);
