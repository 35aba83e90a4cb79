import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import type { ShownText } from './shown-texts';

/** What every document with such a text has in it. */
export const exampleHint =
  / in one line\.|(?:First|Second|Third|Fourth|Another|A first|A second|A third|A fourth) \w+\??"|[Tt]he (?:first|second) paragraph\.|, in plain words\.|for those who cannot see it\.|two plain sentences, for \/|New page|Words of yours|only example words|[Ee]xample (?:heading|text|title)|two to five sentences|heading above (?:the )?(?:tiles|cards)|(?:goes wrong for them|practise with them|that happens)"|make one want to read on|What this person (?:says|does)/;

/** The words of templates, and those that stand in an emptied site; each is the whole of a text. */
const shapes = [
  /^(?:The promise of this page|What one gets here|What is different at work after this program|What people in this industry say on a bad day),? in one line\.$/,
  /^(?:First|Second|Third|Fourth) (?:card|tab|category|sector|reason|outcome|entry)$/,
  /^A (?:first|second|third|fourth) question\?$/,
  /^The (?:first|second) paragraph\.$/,
  /^The (?:first|second) point, in plain words\.$/,
  /^What the picture of this article shows, for those who cannot see it\.$/,
  /: what it is about, for whom, and how to begin, in two plain sentences, for \/\S*$/,
  /^New page(?:: \/\S*)?$/,
  /^Words of yours(?: \d+)?$/,
  /^(?:.* )?These are only example words\.$/,
  /^(?:An? |The )?[Ee]xample (?:heading|text|title)\.?$/,
  /^A paragraph of two to five sentences\..*$/,
  /^(?:A|Another) heading above (?:the )?(?:tiles|cards)$/,
  /^(?:One|Another|A third) thing that goes wrong for them$/,
  /^(?:What we practise with them|(?:One|Another|A third) thing that happens)$/,
  /^One or two sentences (?:for the card that make one want to read on|on this card)\.$/,
  /^What this person (?:says about working with you, in two or three sentences\.|does)$/,
];

/** A text that a template or an emptied site has in the place of another one, unless a mark says that it is an example. */
export function exampleText(
  { text, pointer }: ShownText,
  value: Json,
): { pointer: string; written: string } | undefined {
  const written = text.trim();
  return shapes.some((shape) => shape.test(written)) && !isMarked(pointer, value)
    ? { pointer, written }
    : undefined;
}

function isMarked(pointer: string, value: Json): boolean {
  for (let above = pointer; above !== '';) {
    above = pointerAbove(above);
    if (valueAt(value, `${above}/sample`) === true) return true;
  }
  return false;
}
