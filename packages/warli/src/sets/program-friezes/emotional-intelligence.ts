import type { Person } from '../../figure/bones';
import { pot } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import { fern } from '../../ground/plant';
import type { Scene } from '../../page';
import { hut } from '../../props/building';
import { clayPot } from '../../props/pottery';
import { dots, ink, line, marigold, num, type Point, polar, poly, times } from '../../svg';
import { at, floor, frieze, sit, stand } from '../friezes/way';

/** Where the two sit, and the three rings about them. */
const calm = 2134;
const rings = [236, 212, 188] as const;

/** Where the jags become waves, and where those lie still. */
const [turn, still] = [980, 1820] as const;

/** The mouth that the lines come out of. */
const mouth: Point = [134, 116];

/** One line over all heads: jags that begin at a mouth, waves, a level line, and the right half of a ring. */
const voice = (r: number): string => {
  const level = floor - r;
  const jags = times(25).map((i): Point => {
    const x = 206 + i * 32;
    const swing = (i % 2 ? 1 : -1) * (36 - i * 0.9);
    return [x, level + swing + Math.max(0, 2 - i) * (r - 212) * 0.25];
  });
  const n = 20;
  const step = (still - turn) / n;
  const waves = times(n)
    .map((i) => {
      const [x, swing] = [turn + i * step, (i % 2 ? 1 : -1) * (26 - i * 1.1)];
      return `Q${num(x + step / 2)} ${num(level + swing)} ${num(x + step)} ${num(level)}`;
    })
    .join('');
  const begin = jags.filter(([x]) => x < turn - 32);
  return `${poly([mouth, ...begin, [turn, level]])}${waves}H${calm}A${r} ${r} 0 0 1 ${calm + r} ${floor}`;
};

/** The left halves of the rings, in dots. */
const halves = (): string =>
  line(
    dots(
      rings
        .flatMap((r) =>
          times(Math.round(r / 15)).map((i) => polar([calm, floor], 180 + (i * 88 * 15) / r, r)),
        )
        .filter(([, y]) => y > 112),
    ),
    6,
  );

/** Somebody who ducks, hands on the ears. */
const ducked = (x: number, more: Partial<Person> = {}): string =>
  stand(x, 196, { ...poses.crouch, arms: [at(x + 22, 150), at(x + 54, 154)] }, more);

/** A small lamp on the ground. */
const diya = ([x, y]: Point): string =>
  ink(`M${x - 24} ${y - 16}H${x + 24}Q${x} ${y + 14} ${x - 24} ${y - 16}Z`) +
  ink(`M${x} ${y - 60}Q${x + 22} ${y - 26} ${x} ${y - 20}Q${x - 22} ${y - 26} ${x} ${y - 60}Z`, marigold);

/** The scene `emotional-intelligence`: a shout goes over all heads, becomes a breath, and ends as a ring about two. */
export const emotionalIntelligence: Scene = () =>
  frieze(
    line(rings.map(voice).join(''), 4),
    halves(),
    stand(96, 206, { ...poses.push, lean: 14, arms: limbs(-120, -150, 84, 96) }),
    ducked(318),
    ducked(450, { woman: true }),
    clayPot([606, floor], 60, 74),
    hut([738, floor], 168, 150),
    sit(1058, 196, { arms: limbs(-14, -30, 120, 150) }, { hat: 'pheta' }),
    sit(1178, 180, { arms: limbs(-14, -30, 40, -60) }, { left: true, woman: true }),
    sit(1270, 180, { arms: limbs(-14, -30, 40, -60) }, { left: true }),
    stand(1462, 176, armed(poses.talk, [-30, 10], [60, 96]), { hat: 'tie' }),
    stand(1554, 170, { ...poses.listen, nod: 12 }, { left: true, woman: true }),
    stand(1794, 172, armed(poses.walk, [-30, -4], at(1844, 174)), {
      woman: true,
      hat: 'plait',
      holds: [null, pot],
    }),
    sit(calm - 104, 192, { arms: limbs(-14, -30, 44, 124) }),
    sit(calm + 104, 188, { arms: limbs(-14, -30, 30, -70), nod: 8 }, { left: true, woman: true }),
    diya([calm, floor]),
    fern([1668, floor], 110, 8),
  );
