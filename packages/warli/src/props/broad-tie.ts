import { bones, type Person } from '../figure/bones';
import { ground, ink, type Point, poly } from '../svg';

/** Takes a person who is drawn already and gives a tie as broad as a hand, in the colour of the ground. */
export const broadTie = (one: Person): string => {
  const [{ neck, waist }, u] = [bones(one), one.h];
  const [dx, dy] = [waist[0] - neck[0], waist[1] - neck[1]];
  const at = (down: number, aside: number): Point => [
    neck[0] + dx * down + aside * u,
    neck[1] + dy * down - (dx / dy) * aside * u,
  ];
  const edge = [at(0, 0.026), at(0.16, 0.01), at(0.5, 0.032), at(0.7, 0), at(0.5, -0.032), at(0.16, -0.01)];
  return ink(poly([at(0, -0.026), ...edge], true), ground);
};
