import { cover, disc, ground, ink, line, marigold, path, shape } from '../../svg';
import { stepping } from './limbs';
import { rimmed } from './whole';

/** His kurta: neck, chest and skirt. */
const kurta = (): string =>
  shape(508, 296, 572, 400, 522, 514, 654, 514, 600, 400, 644, 300) +
  shape(560, 250, 560, 310, 592, 310, 592, 250);

/** On the kurta: collar, button line and hem. */
const trim = (): string =>
  line(path(548, 300, 578, 336, 604, 302) + path(578, 336, 585, 390) + path(529, 494, 647, 494), 7, ground);

/** The sash, its end loose. */
const sash = (): string =>
  cover(shape(568, 394, 606, 394, 624, 474, 600, 480, 586, 416, 566, 416), 6, ground, marigold);

/** His turban with its fan and its end, and the folds of it. */
const turban = (): string =>
  cover(
    'M222 400Q206 520 214 782H92Q142 640 136 520Q138 420 190 370ZM372 144Q350 100 312 50Q410 6 508 48Q462 100 450 144ZM226 420Q130 270 238 190Q400 84 562 190Q670 270 574 420Q540 372 400 352Q260 372 226 420Z',
    15,
    ground,
    marigold,
  ) + line('M574 418Q470 300 206 268M226 418Q400 240 596 262M411 140V40', 15, ground);

/** Spectacles, eyes that smile, a moustache. */
const face = (): string =>
  ink(disc([400, 452], 164)) +
  ink('M400 534Q470 490 526 516Q512 606 400 566Q288 606 274 516Q330 490 400 534Z', ground) +
  line(
    `${disc([330, 456], 52) + disc([470, 456], 52)}M382 448H418M278 446H246M522 446H554M310 468Q330 436 350 468M450 468Q470 436 490 468`,
    17,
    ground,
  );

const head = (): string => `<g transform="translate(689 100) scale(-.29 .29)">${face() + turban()}</g>`;

/** His legs where he stands. */
export const upright = (): string =>
  stepping(562, 521, 559, 580, 556, 649) + stepping(610, 521, 615, 580, 621, 649);

/** Takes what `whole` takes and gives him in a wide picture, where he is small: in few strokes; his legs begin below y = 520. */
export const distant = (legs: string, arms: string): string =>
  rimmed(legs + arms + kurta()) + trim() + sash() + head();
