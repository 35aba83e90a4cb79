import type { Edit, Node } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { nodeAt } from '../places/locate';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { propertyOf, type Migration } from './migration';

/** The four audiences in the order in which they were shown. */
const names = ['employee', 'hr', 'boss', 'businessOwner'] as const;

type Headings = Readonly<Record<(typeof names)[number], string>>;

/** The headings that the engine gave them, by the subtag of the site's language. */
const headings: Readonly<Record<string, Headings>> = {
  de: {
    employee: 'Für Mitarbeitende',
    hr: 'Für die Personalabteilung',
    boss: 'Für Führungskräfte',
    businessOwner: 'Für die Geschäftsführung',
  },
  en: {
    employee: 'For the employee',
    hr: 'For HR',
    boss: 'For the boss',
    businessOwner: 'For the business owner',
  },
  hi: {
    employee: 'कर्मचारी के लिए',
    hr: 'मानव संसाधन विभाग के लिए',
    boss: 'वरिष्ठ के लिए',
    businessOwner: 'कारोबार के मालिक के लिए',
  },
  mr: {
    employee: 'कर्मचाऱ्यासाठी',
    hr: 'मनुष्यबळ विभागासाठी',
    boss: 'वरिष्ठांसाठी',
    businessOwner: 'व्यवसायाच्या मालकासाठी',
  },
};

/** The goals of any audiences: until version 6 there were four, and the engine had their headings. */
export const audienceLists: Migration = {
  to: 7,
  about: 'a block "audienceGoals" has any number of "audiences", each with a heading and its goals',
  edits: (document, { kind }, { language = 'en' }) => {
    const blocks = kind === 'page' ? propertyOf(document.value, 'blocks') : undefined;
    const [subtag = ''] = language.toLowerCase().split('-');
    const words = (Object.hasOwn(headings, subtag) ? headings[subtag] : headings['en']) as Headings;
    return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) =>
      isOld(block) ? blockEdits(document, step('/blocks', at), words) : [],
    );
  },
};

function isOld(block: Json): boolean {
  return propertyOf(block, 'type') === 'audienceGoals' && propertyOf(block, 'audiences') === undefined;
}

/** In the place of the lists come the audiences; what stands between them follows. */
function blockEdits(document: WrittenDocument, block: string, words: Headings): Edit[] {
  const { text } = document;
  const properties = nodeAt(document, block)?.children ?? [];
  const lists = properties.filter(isList);
  const [first, last] = [lists[0], lists.at(-1)];
  if (!first || !last) return [];
  const space = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, first.offset))?.[0] ?? '';
  const audiences = names.flatMap((name) =>
    lists
      .filter((one) => keyOf(one) === name)
      .map((one) => audience(words[name], goalsIn(one, text, space), space)),
  );
  const others = properties.slice(properties.indexOf(first), properties.indexOf(last));
  const kept = others.filter((one) => !isList(one)).map((one) => sourceOf(one, text));
  const written = `"audiences": [${deeper(space, 1)}${audiences.join(`,${deeper(space, 1)}`)}${deeper(space)}]`;
  const content = [written, ...kept].join(`,${space}`);
  return [{ offset: first.offset, length: last.offset + last.length - first.offset, content }];
}

function audience(heading: string, goals: string, space: string): string {
  const parts = [`"heading": ${JSON.stringify(heading)}`, `"goals": ${goals}`];
  return `{${deeper(space, 2)}${parts.join(`,${deeper(space, 2)}`)}${deeper(space, 1)}}`;
}

/** The source of a list of goals, two levels further in. */
function goalsIn(property: Node, text: string, space: string): string {
  const [, value = property] = property.children ?? [];
  return sourceOf(value, text).replaceAll(/\n(?=[^\r\n])/g, `\n${unitOf(space).repeat(2)}`);
}

/** The space before a property with some levels more, where the property begins a line; otherwise a blank. */
function deeper(space: string, levels = 0): string {
  return space.includes('\n') ? space + unitOf(space).repeat(levels) : ' ';
}

function unitOf(space: string): string {
  return space.includes('\t') ? '\t' : '  ';
}

function sourceOf({ offset, length }: Node, text: string): string {
  return text.slice(offset, offset + length);
}

function keyOf({ children }: Node): string {
  return String(children?.[0]?.value);
}

function isList(property: Node): boolean {
  return names.some((name) => name === keyOf(property)) && property.children?.[1]?.type === 'array';
}
