import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import type { Scene } from '../../page';
import { fiveLines, tiffin } from '../../props/notice';
import { envelope } from '../../props/post';
import { chair, table } from '../../props/room';
import { line, path } from '../../svg';

const floor = 838;

/** The scene `five-lines`: a committee at lunch has one board on the wall and copies all of it, three times over. */
export const fiveLinesThrice: Scene = () =>
  [
    fiveLines([600, 212], 500, 248),
    figure(
      [600, floor],
      440,
      { ...poses.stand, arms: [{ to: [506, 566] }, { to: [694, 566] }] },
      { woman: true, hat: 'plait', stroke: 11 },
    ),
    envelope([494, 548], 92),
    envelope([706, 548], 92),
    fiveLines([430, 434], 120, 136),
    fiveLines([770, 434], 120, 136),
    chair([206, 690], 150),
    seated(
      [212, 682],
      floor,
      540,
      { lean: 4, nod: 4, arms: [{ to: [350, 630] }, { to: [372, 470] }] },
      { woman: true, stroke: 11 },
    ),
    chair([994, 690], 150, true),
    seated(
      [988, 682],
      floor,
      540,
      { lean: 4, nod: 4, arms: [{ to: [850, 630] }, { to: [828, 470] }] },
      { left: true, hat: 'cap', stroke: 11 },
    ),
    table([340, 644], 520, floor - 644),
    tiffin([410, 642], 80),
    tiffin([790, 642], 80),
    envelope([600, 618], 92),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
