import { block, hut } from '../../props/building';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
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
  const x = (i: number): number => 474 + i * 88;
  return (
    line(
      each(4, (i) => path(x(i), 590, x(i), 440) + path(x(i) - 22, 456, x(i) + 22, 456)),
      5,
    ) +
    line(
      each(3, (i) => bow([x(i), 452], [x(i) + 44, 490], [x(i + 1), 452])),
      3,
    )
  );
};

/** The scene `phone-call`. */
export const phoneCall: Scene = () =>
  [
    arc(),
    sun([610, 300], 74),
    block([30, 440], 110, 270, 3, 6),
    block([160, 440], 80, 170, 2, 4),
    hills([peak(900, 440, 1010, 290, 1110, 440), peak(1030, 440, 1110, 330, 1190, 440)]),
    poles(),
    beads([20, 590], [1180, 590], 42, 6),
    chair([150, 700], 136),
    figure(
      [142, 694],
      500,
      armed({ ...poses.chair, legs: [{ to: [192, 836] }, { to: [256, 836] }] }, [20, 84], [62, 172]),
      {
        hung: true,
        hat: 'tie',
        holds: [null, phone],
        stroke: 11,
      },
    ),
    table([262, 640], 250, 196),
    cover(box([380, 556], 100, 80), 5, white, cotton),
    hut([600, 836], 190, 210),
    figure([944, 836], 500, armed(poses.stand, [-50, 44], [62, 172]), {
      woman: true,
      left: true,
      holds: [null, phone],
      stroke: 11,
    }),
    figure([1106, 836], 250, poses.cheer, { left: true }),
    frame({ bottom: 'zigzag' }),
  ].join('');
