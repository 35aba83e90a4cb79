import { far } from '../../../ground/story';
import { cover, curve, disc, each, ink, line, path, type Point, polar, poly, times } from '../../../svg';

/** Where the line of the pulse runs, high on the wall. */
const rest = 42;

/** A beat that begins at `x`, as high as `a`. */
const beat = (x: number, a: number): string =>
  `L${x} ${rest}l10 ${-a * 0.3}l10 ${a * 0.3}l8 ${a * 0.25}l12 ${-a * 1.25}l14 ${a * 1.5}l10 ${-a * 0.5}`;

/** The pulse of the nine minutes: it rests, it runs, it waves and rests again. */
export const pulse = (): string =>
  far(
    line(
      `M0 ${rest}` +
        each(4, (i) => beat(60 + i * 104, 14)) +
        each(13, (i) => beat(496 + i * 70, 31)) +
        `L1440 ${rest}${'q20 -16 40 0t40 0'.repeat(6)}` +
        each(4, (i) => beat(1990 + i * 104, 14)) +
        `L2400 ${rest}`,
    ),
  );

/** Takes a middle and the minute after three and gives a wall clock that hangs from the pulse, the minutes since the mail filled. */
export function wallClock(at: Point, minute: number): string {
  const r = 54;
  const angle = (m: number): number => m * 6 - 90;
  const gone = times(minute - 16).map((i) => polar(at, angle(17 + i), r * 0.74));
  return far(
    line(path(at[0], rest, at[0], at[1] - r)) +
      cover(disc(at, r)) +
      line(each(12, (i) => poly([polar(at, i * 30, r * 0.82), polar(at, i * 30, r * 0.86)]))) +
      (minute > 17 ? ink(`${curve([at, ...gone])}Z`) : '') +
      line(poly([at, polar(at, (3 + minute / 60) * 30 - 90, r * 0.44)]), 7) +
      line(poly([at, polar(at, angle(minute), r * 0.72)]), 5),
  );
}
