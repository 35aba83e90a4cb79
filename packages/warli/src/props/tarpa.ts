import { bones, type Person } from '../figure/bones';
import { limbs, poses } from '../figure/pose';
import { trail } from '../ground/land';
import { cotton, cover, disc, line, marigold, type Point, poly, white } from '../svg';

/** Takes the feet, a height and what is special and gives the man who plays the tarpa, facing right. */
export const tarpaPlayer = ([x, y]: Point, h: number, more: Partial<Person> = {}): Person => ({
  at: [x, y],
  h,
  hat: 'turban',
  halo: true,
  pose: {
    ...poses.stand,
    lean: -10,
    arms: [{ to: [x + h * 0.255, y - h * 0.49] }, { to: [x + h * 0.327, y - h * 0.44] }],
    legs: limbs(-16, -14, 26, 8),
  },
  ...more,
});

/** Takes the man who plays it and gives the tarpa: a long bent pipe of gourd that the dance is named for. */
export const tarpa = (player: Person): string => {
  const [x, y] = player.at;
  const at = (a: number, b: number): Point => [x + a * player.h, y - b * player.h];
  const mouth = bones(player).byHead([1, 0.3]);
  const bell = [at(0.53, 0.17), at(0.8, 0.19), at(0.73, -0.03)] as const;
  return (
    line(trail([mouth, at(0.296, 0.6), at(0.48, 0.36), at(0.66, 0.13)]), player.h * 0.05) +
    cover(disc(at(0.296, 0.5), player.h * 0.102, player.h * 0.082), 5, white, marigold) +
    cover(poly(bell, true), 5, white, cotton)
  );
};
