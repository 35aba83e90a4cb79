import { hen } from '../../props/animal';
import { block, hut } from '../../props/building';
import { frame } from '../../frame';
import { figure } from '../../figure/figure';
import { dressedFigure } from '../../figure/finery';
import { phone } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair, table } from '../../props/room';
import { bow, box, cotton, cover, dots, each, line, path, type Point, polar, times, white } from '../../svg';

/** What goes over the wire: an arc of dots from one telephone to the other. */
const arc = (): string =>
  line(
    dots(
      times(3).flatMap((k) =>
        times(31).map((i): Point => polar([610, 470], 186 + i * 5.6, 330 + k * 26, 300 + k * 34)),
      ),
    ),
    7,
  );

/** Poles along the way, and the wire that hangs from one to the next. */
const poles = (): string => {
  const x = (i: number): number => 624 + i * 58;
  return (
    line(
      each(3, (i) => path(x(i), 590, x(i), 470) + path(x(i) - 18, 484, x(i) + 18, 484)),
      5,
    ) +
    line(
      each(2, (i) => bow([x(i), 480], [x(i) + 29, 510], [x(i + 1), 480])),
      3,
    )
  );
};

/** The scene `phone-call`. */
export const phoneCall: Scene = () =>
  [
    arc(),
    sun([610, 300], 74),
    block([404, 590], 96, 180, 3, 5),
    block([512, 590], 70, 120, 2, 3),
    hills([peak(752, 590, 812, 480, 880, 590)]),
    poles(),
    beads([20, 590], [1180, 590], 42, 6),
    chair([150, 700], 136),
    dressedFigure(
      [142, 694],
      500,
      armed({ ...poses.chair, legs: [{ to: [192, 836] }, { to: [256, 836] }] }, [20, 84], {
        to: [198, 446],
        other: true,
      }),
      {
        hung: true,
        hat: 'tie',
        holds: [null, phone],
        stroke: 11,
      },
    ),
    table([262, 640], 250, 196),
    cover(box([292, 556], 92, 80), 5, white, cotton),
    hut([700, 836], 120, 150),
    hen([560, 836], 60),
    dressedFigure([944, 836], 500, armed(poses.stand, [-50, 44], { to: [898, 430], other: true }), {
      woman: true,
      left: true,
      holds: [null, phone],
      stroke: 11,
    }),
    figure([1106, 836], 250, poses.cheer, { left: true }),
    frame({ bottom: 'zigzag' }),
  ].join('');
