import type { Json } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import type { ShownText } from '../../facts/shown-texts';

/** What stands behind words of somebody's own. */
const endings = ['only example words.', ' in two plain sentences, for /'];

/** How the other words of templates begin. */
const beginnings = /^(?:An?|Another|[Ee]xample|First|Fourth|New|One|Second|The|Third|What|Words)\b/;

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

/** The sentences that `npm run new` writes into a page, where a whole text is one of them. */
const sentences: ReadonlySet<string> = new Set([
  '- a list of things, if there are some',
  'A first step that costs nothing.',
  'For whom it is, and what happens after the button is pressed.',
  'For whom it is, what they find hard today, and how the days are spent.',
  'How soon one has it.',
  'How work is there, what makes it hard for people, and what we do about that.',
  'Name and address of who answers for this site.',
  'The **one thing** that people can do afterwards and could not do before.',
  'The day from which this holds, and what was before.',
  'The opening: a scene, or the question that the article answers.',
  'The whole in one plain sentence.',
  'What else one can see them do.',
  'What fits into one day.',
  'What it costs, or on what that depends.',
  'What it does for the one who reads this.',
  'What it is, with an example.',
  'What nobody has to ask for any more.',
  'What one can see people do at work.',
  'What somebody sees who spends a day there.',
  'What the program does about it',
  'What the program does about that',
  'What the program does about this one',
  'What the second day adds.',
  'What we have learnt from it.',
  'Where it leads.',
  'Who writes back, and when.',
  'Why one can rely on it.',
]);

/** A text that a template or an emptied site has in the place of another one, unless a mark says that it is an example. */
export function exampleText(
  { text, pointer }: ShownText,
  value: Json,
): { pointer: string; written: string } | undefined {
  const written = text.trim();
  return isExample(written) && !isMarked(pointer, value) ? { pointer, written } : undefined;
}

/** Whether a whole text is one that a template or an emptied site has in the place of another one. */
export function isExample(written: string): boolean {
  const isLikely = beginnings.test(written) || endings.some((ending) => written.includes(ending));
  return sentences.has(written) || (isLikely && shapes.some((shape) => shape.test(written)));
}

function isMarked(pointer: string, value: Json): boolean {
  for (let above = pointer; above !== '';) {
    above = pointerAbove(above);
    if (valueAt(value, `${above}/sample`) === true) return true;
  }
  return false;
}
