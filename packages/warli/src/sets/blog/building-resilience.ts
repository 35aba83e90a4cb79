import { glass } from '../../figure/hold';
import { betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { seated } from '../../figure/seat';
import { bamboo } from '../../props/stopover';
import { box, bow, cover, dots, line, times, type Point } from '../../svg';

const step = (i: number): string => {
  const [x, y] = [250 - i * 62, 548 + i * 88];
  return (
    cover(box([x, y], 1200 - x * 2, 88), 6) +
    line(dots(times(26 + i * 4).map((j): Point => [x + 34 + (j * (1132 - x * 2)) / (25 + i * 4), y + 44])), 7)
  );
};

/** Steps of stone from 548 to 900, bamboo behind them, and two who sit there. */
const steps = (): string =>
  [
    line(bow([60, 160], [200, 110], [340, 160]) + bow([120, 210], [230, 180], [330, 206]), 4),
    [
      [330, 520, 200],
      [412, 600, 250],
      [582, 610, 250],
      [760, 500, 230],
      [880, 560, 250],
    ]
      .map(([x = 0, h = 0, sway = 0]) => bamboo([x, 552], h - 40, sway))
      .join(''),
    [0, 1, 2, 3].map(step).join(''),
    seated(
      [410, 630],
      720,
      540,
      { lean: 22, nod: 26, arms: [[30, 84], { to: [618, 474] }] },
      { woman: true, hat: 'plait' },
    ),
    seated(
      [830, 630],
      808,
      560,
      { lean: 6, nod: 8, arms: [{ to: [908, 596], other: true }, { to: [648, 482] }] },
      { left: true, hat: 'topi', holds: [null, glass] },
    ),
  ].join('');

/** The scene `building-resilience`: the steps are made smaller about a height at which their foot comes to the ground line. */
export const buildingResilience: Scene = () => betweenTips(400, steps()) + groundLine(860);
