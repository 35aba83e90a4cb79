import { frame } from '../../frame';
import { namaste } from '../../props/greet';
import { shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { box, cover, marigold, white } from '../../svg';

/** Three shops: left edge, top, width, and the height and look of the dealer before each. */
const shops = [
  [40, 190, 340, 374, 'turban'],
  [424, 90, 352, 470, 'bun'],
  [820, 190, 340, 374, 'topi'],
] as const;

/** The scene `attend`. */
export const attend: Scene = () =>
  [
    shops
      .map(([x, y, w, , hat]) =>
        [
          cover(box([x + 8, y + 60], w - 16, 780 - y), 6),
          shelves([x + 28, y + 268], w - 56, 98, 2, 6),
          stall([x, 846], w, 846 - y, hat === 'bun' ? marigold : white),
        ].join(''),
      )
      .join(''),
    shops
      .map(([x, , w, h, hat], i) =>
        namaste([x + w / 2, 848], h, { hat, woman: hat === 'bun', left: i === 2 }),
      )
      .join(''),
    frame({ bottom: 'zigzag' }),
  ].join('');
