import { flock } from '../../props/animal';
import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { frame } from '../../frame';
import { spiral, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { limbs, type Pose } from '../../figure/pose';
import { between, cover, disc, dots, hide, line, marigold, type Point, polar, times } from '../../svg';

/** A person with a spiral for a mind and one for a heart. */
function calm(one: Person, clockwise: boolean): string {
  const b = bones(one);
  const heart = between(b.neck, b.waist, 0.3);
  const turn = (at: Point, r: number): string =>
    clockwise ? spiral(at, r, 3.2, 90) : spiral(at, r, 3.2, 270);
  return (
    person(one) +
    cover(disc(b.head, b.headRadius * 1.25), 7) +
    line(turn(b.head, b.headRadius * 1.02), 5) +
    hide(disc(heart, 37)) +
    line(turn(heart, 30), 5, marigold)
  );
}

/** Somebody who sits cross-legged, one hand on the knee, the other held out to the middle. */
const sitting = (at: Point, left: boolean): Person => {
  const k = left ? -1 : 1;
  const knee: Point = [at[0] - k * 166, at[1] - 88];
  const arms: Pose['arms'] = [{ to: knee }, { to: [600 - k * 20, 574] }];
  const legs = limbs(-74, 68, 74, -68);
  return { at, h: 690, stroke: 14, halo: true, left, pose: { lean: 3, arms, legs } };
};

/** The scene `hero`. */
export const hero: Scene = () => {
  const sides: [Person, Person] = [
    sitting([335, 822], false),
    { ...sitting([865, 822], true), woman: true, hat: 'none' },
  ];
  const rings = (at: Point): Point[] =>
    times(6).flatMap((k) =>
      times(26 + k * 10).map((i) => polar(at, (i * 360) / (26 + k * 10), 110 + k * 34)),
    );
  const [a, b] = [bones(sides[0]).head, bones(sides[1]).head];
  return [
    line(dots(rings(a).filter((p) => p[0] < 600)), 6),
    line(dots(rings(b).filter((p) => p[0] > 600)), 6),
    sun([600, 170], 60),
    flock([120, 100], 3, 40),
    flock([1080, 100], 3, 40, true),
    hide(disc([600, 484], 94)),
    line(spiral([600, 484], 62, 3.4), 5, marigold),
    line(dots(times(20).map((i) => polar([600, 484], i * 18, 84))), 7),
    calm(sides[0], true),
    calm(sides[1], false),
    fern([60, 838], 230, 14),
    fern([110, 838], 150, 14),
    fern([1140, 838], 230, -14),
    fern([1090, 838], 150, -14),
    frame({ bottom: 'diamonds', isOpening: true }),
  ].join('');
};
