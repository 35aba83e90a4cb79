import type { Person } from '../../../figure/bones';
import { people } from '../../../figure/figure';
import { limbs } from '../../../figure/pose';
import { clayPot } from '../../../props/pottery';
import { line, move, path, type Point } from '../../../svg';
import { helmets } from '../../industry-panoramas/helmet';
import { strolls } from './walker';
import { on } from './way';

const h = 142;

const walks = (x: number, more: Partial<Person> = {}): Person => ({
  at: move(on(x), 0, -3),
  h,
  pose: strolls,
  ...more,
});

/** Takes somebody and where the near hand is from the feet, as shares of the height. */
const reaching = (one: Person, [dx, up]: Point): Person => ({
  ...one,
  pose: { ...strolls, arms: [strolls.arms[0], { to: move(one.at, dx * h, -up * h) }] },
});

const workers = [walks(626, { pose: { ...strolls, arms: limbs(-20, -4, 128, 168) } }), walks(696)];
const carrier = reaching(walks(556, { woman: true, hat: 'none' }), [0.14, 1.03]);
const farmer = reaching(walks(864, { hat: 'topi' }), [0.24, 0.66]);
const girl = walks(1018, { woman: true, hat: 'plait' });

const all = [...workers, carrier, farmer, girl];

/** Where they walk. */
export const feet = all.map(({ at }) => at[0]);

/** The hoe on the farmer's shoulder. */
const hoe = ([x, y]: Point): string =>
  line(path(x + 42, y - 88, x - 38, y - 128) + path(x - 34, y - 130, x - 50, y - 106), 6);

/** Those who come along the way behind, smaller: a woman with a pot, two workers, a farmer, a girl. */
export const farRow = (): string =>
  people(all) + helmets(workers) + clayPot(move(carrier.at, 2, -h * 0.93), 32) + hoe(farmer.at);
