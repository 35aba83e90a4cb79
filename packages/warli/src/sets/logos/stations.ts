import type { Scene } from '../../page';
import { box, cover, ink, white } from '../../svg';
import { banyan, field } from './growth';
import { cloud, kettle, tarpa } from './things';
import { cut, shifted, word } from './type';

const bold = (d: string): string => cover(d, 5, white, white);

/** The wordmark `the-konkan-kettle`: small letters in two lines, the kettle after them. */
export const konkanKettle: Scene = () =>
  bold(word('the konkan', 'text', [3, 54], 39, 290) + word('kettle', 'text', [3, 105], 39, 180)) +
  shifted(300, kettle());

/** The panel of the name's letters, its corners round. */
const panel =
  'M364 12H450A16 16 0 0 1 466 28V92A16 16 0 0 1 450 108H364A16 16 0 0 1 348 92V28A16 16 0 0 1 364 12Z';

/** The wordmark `tarpa-tonight-fm`: two lines of one width and a reversed panel. */
export const tarpaTonight: Scene = () =>
  tarpa() +
  bold(word('TARPA', 'text', [140, 54], 38, 318) + word('TONIGHT', 'text', [140, 105], 38, 318)) +
  shifted(-12, cut(panel, word('FM', 'display', [364, 82], 46, 450)));

/** The wordmark `the-banyan-bulletin`: two lines of one width, parted by a thick rule and a thin one. */
export const banyanBulletin: Scene = () =>
  banyan() +
  ink(word('THE BANYAN', 'display', [164, 49], 37, 450) + box([164, 58], 286, 6) + box([164, 68], 286, 2)) +
  cover(word('BULLETIN', 'text', [166, 107], 28, 449), 2, white, white);

/** The wordmark `kaas-khabar`: wide capitals over a field of flowers. */
export const kaasKhabar: Scene = () => bold(word('KAAS KHABAR', 'text', [3, 57], 43, 440)) + field(443);

/** The wordmark `monsoon-mailbag`: slanting letters, the second line further in. */
export const monsoonMailbag: Scene = () =>
  shifted(-4, cloud()) +
  `<g transform="skewX(-12)">${ink(
    word('Monsoon', 'display', [146, 50], 35) + word('Mailbag', 'display', [186, 96], 33),
  )}</g>`;
