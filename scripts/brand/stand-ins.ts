import type { Font } from 'fontkit';
import type { BrandFont } from '../../src/content/brand/brand';
import { meanOf, meanWidth } from './font-file';

/** Fonts of the systems, which stand in until a page's own have come. */
interface StandIn {
  /** What is added to the name of the font, so that each has a name of its own. */
  system: string;
  local: string[];
  /** The mean width of a sign, as a share of the size. */
  width: number;
}

/** Widths of letters in thousandths of the size, in the order of `letters` (https://www.adobe.com, Core 14 AFM). */
const letters = ' abcdefghijklmnopqrstuvwxyz';
const widths = {
  arial:
    '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
  bold: '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
  times:
    '250 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
};

function meanIn(name: keyof typeof widths): number {
  const all = widths[name].split(' ').map(Number);
  return meanOf((letter) => (all[letters.indexOf(letter)] ?? 0) / 1000);
}

const serifs = (): StandIn[] => [
  // Georgia and Noto Serif are as much wider than Times.
  { system: '', local: ['Georgia', 'Gelasio'], width: meanIn('times') * 1.096 },
  { system: ' Android', local: ['Noto Serif'], width: meanIn('times') * 1.175 },
  { system: ' Linux', local: ['Liberation Serif', 'Times New Roman'], width: meanIn('times') },
];

const regular = (): StandIn => ({
  system: '',
  local: ['Arial', 'Roboto', 'Liberation Sans'],
  width: meanIn('arial'),
});
const bold = (): StandIn => ({
  system: '',
  local: ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'],
  width: meanIn('bold'),
});

/** What stands in for a font: its faces as CSS, and their names in the order in which a page tries them. */
export interface StandIns {
  css: string;
  names: string[];
}

/** Faces of system fonts that take the room of a display font, in its one weight. */
export function standInsOfTitles(
  font: Font,
  family: string,
  { isSerif, weight = 400, ...said }: { isSerif: boolean } & BrandFont,
): StandIns {
  const width = meanWidth(font, weight);
  if (width === undefined) return { css: '', names: [] };
  const all = isSerif ? serifs() : [weight > 550 ? bold() : regular()];
  const names = all.map(({ system }) => `${family} Fallback${system}`);
  const css = all.map((one, at) => face(one, names[at] ?? '', '', { font, width, said }));
  return { css: css.join('\n'), names };
}

/** Faces of system fonts that take the room of a text font, regular and bold. */
export function standInsOfText(regularFont: Font, boldFont: Font, family: string, said: BrandFont): StandIns {
  const [thin, thick] = [meanWidth(regularFont, 400), meanWidth(boldFont, 600)];
  if (thin === undefined || thick === undefined) return { css: '', names: [] };
  const name = `${family} Fallback`;
  const css = [
    face(regular(), name, 'font-weight: 100 550;', { font: regularFont, width: thin, said }),
    face(bold(), name, 'font-weight: 551 900;', { font: boldFont, width: thick, said }),
  ];
  return { css: css.join('\n'), names: [name] };
}

function face(
  { local, width: own }: StandIn,
  name: string,
  weight: string,
  { font, width, said }: { font: Font; width: number; said: BrandFont },
): string {
  const size = width / own;
  const { ascent = font.ascent / font.unitsPerEm, descent = -font.descent / font.unitsPerEm } = said;
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
  return `@font-face {
  font-family: '${name}';
  ${weight}
  src: ${local.map((one) => `local('${one}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
}`;
}
