import { frame } from '../../frame';
import { beads } from '../../ground/plant';
import { dressed } from '../../figure/finery';
import { greeter } from '../../props/greet';
import { shelves, stall } from '../../props/market';
import { clayPot } from '../../props/pottery';
import type { Scene } from '../../page';
import { box, cover, each, marigold, white } from '../../svg';

/** Three dealers: the left edge of the shop, and what each wears. */
const dealers = [
  [70, 'turban'],
  [450, 'bun'],
  [830, 'topi'],
] as const;

const shop = (x: number, isBright: boolean): string =>
  cover(box([x + 8, 120], 284, 310), 6) +
  shelves([x + 34, 412], 232, 144, 2, 5) +
  stall([x, 430], 300, 350, isBright ? marigold : white);

/** What is for sale: pots in a pile. */
const pots = (x: number): string =>
  each(2, (i) => clayPot([x + i * 66, 838], 76)) + clayPot([x + 33, 764], 76);

/** The scene `attend`. */
export const attend: Scene = () =>
  [
    dealers.map(([x, hat]) => shop(x, hat === 'bun')).join(''),
    beads([20, 452], [1180, 452], 40, 6),
    dressed(
      dealers.map(([x, hat], i) =>
        greeter([x + 90, 840], 364, { hat, woman: hat === 'bun', left: i === 2, stroke: 10 }),
      ),
    ),
    dealers.map(([x]) => pots(x + 220)).join(''),
    frame({ bottom: 'zigzag' }),
  ].join('');
