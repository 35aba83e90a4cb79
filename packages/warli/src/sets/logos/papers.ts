import type { Scene } from '../../page';
import { box, cover, each, ink, line, path, shape, white } from '../../svg';
import { ghat, leaf, shevanti } from './growth';
import { lantern, saree } from './things';
import { cut, shifted, word } from './type';

/** The wordmark `godavari-lantern`: two lines in a box with the light. */
export const godavariLantern: Scene = () =>
  line('M44 15H3V105H345V15H68', 6) +
  shifted(22, lantern()) +
  ink(word('Godavari', 'display', [106, 55], 28, 328) + word('Lantern', 'display', [106, 93], 28, 292));

/** The wordmark `shevanti-times`: one line between double rules. */
export const shevantiTimes: Scene = () =>
  ink(box([0, 12], 606, 7) + box([0, 101], 606, 7)) +
  line(path(1, 25, 605, 25) + path(1, 95, 605, 95), 2) +
  ink(word('Shevanti', 'display', [0, 81], 43, 304) + word('Times', 'display', [396, 81], 43, 605)) +
  shevanti([350, 60], 32);

/** The wordmark `ghat-road-review`: tall narrow capitals over a reversed bar. */
export const ghatRoadReview: Scene = () =>
  ghat() +
  cover(word('GHAT ROAD', 'text', [149, 63], 49, 420), 4, white, white) +
  cut(box([146, 74], 276, 34), word('REVIEW', 'display', [190, 101], 20, 378));

/** The wordmark `plant-and-people`: a large sign for the and. */
export const plantAndPeople: Scene = () =>
  leaf() +
  ink(
    word('Plant', 'display', [98, 84], 41, 258) +
      word('&', 'display', [268, 107], 76, 366) +
      word('People', 'display', [376, 84], 41, 570),
  );

/** A row of points along one edge of a cloth; `to` is the height of their tips. */
const points = (from: number, to: number): string =>
  each(22, (i) => shape(102 + i * 20, from, 122 + i * 20, from, 112 + i * 20, to));

/** The wordmark `nauvari-news`: the name cut out of cloth with a border above and below. */
export const nauvariNews: Scene = () =>
  saree() +
  ink(points(22, 12) + points(98, 108)) +
  cut(box([102, 27], 440, 66), word('Nauvari News', 'display', [120, 78], 39, 524));
