import {
  bow,
  bows,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  times,
  white,
} from '../../../svg';

const head: Point = [182, 166];

/** The middle of the knot of her hair. */
export const knot: Point = [238, 101];

const both = (half: (k: number) => string): string => half(-1) + half(1);

/** The knot of her hair, with a string of jasmine about it. */
export const bun = (): string =>
  line(dots(times(13).map((i) => polar(knot, (i * 360) / 13, 34))), 13.5) +
  cover(disc(knot, 24), 5, white, ground) +
  line('M224 99a14 13 0 1 1 14 14', 3.5);

/** An eye with a painted lid, and its brow; `k` is the side. */
const eye = (k: number): string => {
  const x = 182 + k * 32;
  return (
    cover(`M${x - 19} 172Q${x} 152 ${x + 19} 172Q${x} 186 ${x - 19} 172Z`, 4, ground, white) +
    ink(disc([x, 170], 7.5), ground) +
    ink(
      bows([
        [x - k * 20, 173],
        [x, 147],
        [x + k * 24, 170.5],
        [x, 162],
        [x - k * 20, 173],
      ]),
      ground,
    ) +
    line(bow([x - k * 18, 148], [x + k * 2, 136], [x + k * 23, 149]), 5, ground)
  );
};

/** Both eyes of a woman seen from near, their middle at 182, 166. */
export const eyes = (): string => both(eye);

/** Her face: eyes, a nose with a stud, a dot on the forehead, a smile that is a little amused. */
export const face = (): string =>
  line(disc(head, 78), 8, ground) +
  ink(disc(head, 75)) +
  eyes() +
  line('M182 176V192Q182 199 190 197', 4.5, ground) +
  line('M156 208Q182 232 210 206', 6.5, ground) +
  line('M182 139h0', 13, marigold) +
  line('M197 190h0', 7, marigold);

/** Her hair, parted in the middle. */
export const hair = (): string =>
  cover(
    'M101 196C90 124 122 82 182 82C242 82 274 124 263 196C266 150 238 124 182 110C126 124 98 150 101 196Z',
    5,
    white,
    ground,
  ) +
  line(
    path(182, 84, 182, 110) +
      both((k) => `M${182 + k * 8} 97C${182 + k * 50} 102 ${182 + k * 74} 128 ${182 + k * 76} 164`),
    3.5,
  );

const jhumka = (k: number): string => {
  const x = 182 + k * 80;
  return (
    line(`M${x} 198h0`, 20, ground) +
    line(`M${x} 198h0`, 12, marigold) +
    cover(`M${x - 15} 230Q${x - 14} 209 ${x} 208Q${x + 14} 209 ${x + 15} 230Z`, 5, ground, marigold) +
    line(dots([-10, 0, 10].map((o): Point => [x + o, 236])), 6.5, marigold)
  );
};

/** Her earrings: bells that hang from a stud. */
export const jhumkas = (): string => both(jhumka);
