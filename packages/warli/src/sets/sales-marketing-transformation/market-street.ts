import { flock } from '../../props/animal';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { bag, crate, pad } from '../../figure/hold';
import { stall } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { dots, each, ground, line, marigold, path, type Point, times, white } from '../../svg';

const fruit = (at: Point[]): string =>
  line(dots(at), 42) + line(dots(at.filter((_, i) => i % 2)), 31, ground);

/** The scene `market-street`. */
export const marketStreet: Scene = () => {
  const shop = (i: number): string => {
    const [x, y]: Point = [40 + i * 394, 392 + i * 66];
    return (
      figure([x + 160, y - 6], 222, i === 1 ? poses.explain : poses.talk, {
        ...villager(i * 2),
        left: i > 1,
      }) +
      counter([x + 18, y - 84], 284, 84) +
      fruit(times(5).map((k): Point => [x + 66 + k * 47, y - 112])) +
      stall([x, y], 320, 336, i === 1 ? marigold : white)
    );
  };
  return [
    flock([930, 120], 4, 46),
    each(3, shop),
    line(path(-20, 396, 397, 396, 397, 462, 791, 462, 791, 528, 1220, 528), 6),
    figure(
      [190, 840],
      410,
      { ...armed(poses.stand, { to: [276, 610] }, { to: [262, 640] }), nod: 8 },
      { woman: true, holds: [null, pad] },
    ),
    figure([560, 840], 320, poses.walk, { woman: true, hat: 'plait', holds: [bag, null] }),
    figure([930, 840], 290, poses.carry, { hat: 'topi', holds: [null, crate] }),
    frame({ bottom: 'comb' }),
  ].join('');
};
