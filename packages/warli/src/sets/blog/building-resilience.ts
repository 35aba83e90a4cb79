import { dressed } from '../../figure/finery';
import { glass } from '../../figure/hold';
import { band, betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { sitter } from '../../figure/seat';
import { bamboo } from '../../props/stopover';
import { box, bow, cover, dashes, line, sand } from '../../svg';

const step = (i: number): string => {
  const [x, y] = [250 - i * 62, 548 + i * 88];
  const row = (down: number): string => `M${x + 26} ${y + down}H${1178 - x}`;
  return (
    cover(box([x, y], 1200 - x * 2, 88), 6) +
    (i % 3 ? dashes(row(32) + row(56), 7, [0, 22]) : band('triangles', [x + 24, y + 31], 1152 - x * 2, 26))
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
      [880, 560, 250],
    ]
      .map(([x = 0, h = 0, sway = 0]) => bamboo([x, 552], h - 40, sway))
      .join(''),
    [0, 1, 2, 3].map(step).join(''),
    dressed([
      sitter(
        [410, 630],
        720,
        540,
        { lean: 22, nod: 26, arms: [{ to: [505, 580] }, { to: [618, 474] }] },
        { woman: true },
      ),
      sitter(
        [830, 630],
        808,
        560,
        { lean: 6, nod: 8, arms: [{ to: [908, 596], other: true }, { to: [648, 482] }] },
        { left: true, hat: 'topi', holds: [null, glass], shirt: sand },
      ),
    ]),
  ].join('');

/** The scene `building-resilience`: the steps are made smaller about a height at which their foot comes to the ground line. */
export const buildingResilience: Scene = () => betweenTips(400, steps()) + groundLine(860);
