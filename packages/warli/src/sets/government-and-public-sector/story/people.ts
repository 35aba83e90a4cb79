import { bones, type Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { bows, cotton, cover, curve, ground, line, type Point, poly } from '../../../svg';

/** The clerk at the first desk. */
export const first: Partial<Person> = { hat: 'topi', halo: true };
/** The man at the second desk. */
export const second: Partial<Person> = { hat: 'turban', halo: true };

/** The widow, known by the sari that covers her head. */
export function widow(one: Person): string {
  const b = bones(one);
  const k = one.left ? -1 : 1;
  const h = one.h;
  const at = (dx: number, dy: number): Point => [b.waist[0] + k * dx * h, b.waist[1] + dy * h];
  const veil = bows([
    b.byHead([0.62, -0.7]),
    b.byHead([0.3, -1.7]),
    b.byHead([-0.7, -1.3]),
    b.byHead([-1.5, -0.7]),
    b.byHead([-1.45, 0.6]),
    at(-0.17, -0.2),
    at(-0.2, 0.12),
    at(-0.12, 0.15),
    at(-0.05, 0.12),
    at(-0.05, -0.06),
    at(0.06, -0.235),
    b.byHead([-0.5, 1.3]),
    b.byHead([-0.42, 0.3]),
    b.byHead([-0.3, -0.5]),
    b.byHead([0.62, -0.7]),
  ]);
  const hem = (y: number): string => poly([at(-0.185, y), at(-0.06, y)]);
  const border = curve([
    b.byHead([0.36, -1]),
    b.byHead([-0.62, -0.7]),
    b.byHead([-0.86, 0.5]),
    at(-0.09, -0.16),
  ]);
  return (
    person({ ...one, halo: true, woman: true, hat: 'none' }) +
    cloth({ ...one, woman: true }) +
    cover(veil, 5, ground, cotton) +
    line(hem(0.1) + hem(0.06) + border, 4.5, ground)
  );
}
