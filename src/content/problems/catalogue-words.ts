import { error, warning } from './define';
import { embedHint, embedStart } from './embed-words';
import { brief, count } from './wording';

/** What a page says that does not fit a page, a search result or a visitor. */
export const wordProblems = {
  'duplicate-title': error<{ title: string; other: string }>(
    'Title used twice',
    ({ title, other }) =>
      `${other} has the same search title, "${brief(title)}". In a search result nobody could tell them apart.`,
    () => 'In the newer of the two, say what it has that the other has not.',
  ),
  'duplicate-name': warning<{ title: string; other: string }>(
    'Title of another page',
    ({ title, other }) => `${other} is called "${brief(title)}" too.`,
    () => 'If this page was copied, write its own title here.',
  ),
  'wrong-heading': warning<{ heading: string; other: string }>(
    'Heading of another page',
    ({ heading, other }) =>
      `This page opens with "${brief(heading)}", which is the title of "${brief(other, 90)}".`,
    () => 'If this page was copied, write its own heading here.',
  ),
  'wrong-count': warning<{ written: string; entries: number; better: string }>(
    'Heading that counts otherwise than its list',
    ({ written, entries }) =>
      `This says "${brief(written)}", and the list of this block has ${entries} ${entries === 1 ? 'entry' : 'entries'}.`,
    ({ better }) =>
      `Write "${brief(better)}", or look whether an entry is missing or too many. Without a number it is always right.`,
  ),
  'near-category': warning<{ category: string; meant: string }>(
    'Category that is spelt in two ways',
    ({ category, meant }) =>
      `"${brief(category)}" is nearly "${brief(meant)}", the category of other articles.`,
    ({ meant }) => `If that is meant, write "${brief(meant)}".`,
  ),
  'duplicate-description': error<{ other: string }>(
    'Description used twice',
    ({ other }) => `${other} has the same search description.`,
    () => 'In the newer of the two, write one that only that page could have.',
  ),
  'old-title': warning<OldTitle>('New title that is not everywhere', oldTitleMessage, oldTitleHint),
  'title-too-long': error<{ length: number; limit: number }>(
    'Title too long for a search result',
    ({ length, limit }) =>
      `This title has ${length} letters with its placeholders filled in; search results cut it after about ${limit}.`,
    ({ length, limit }) => `Shorten it by ${count(length - limit, 'letter', 'letters')}.`,
  ),
  'description-too-long': error<{ length: number; limit: number }>(
    'Description too long for a search result',
    ({ length, limit }) =>
      `This description has ${length} letters with its placeholders filled in; search results cut it after about ${limit}.`,
    ({ length, limit }) => `Shorten it by ${count(length - limit, 'letter', 'letters')}.`,
  ),
  'missing-hero': error<{ line?: number }>(
    'Page without an opening',
    () => 'The first block of a page is a "hero": it holds the one main heading.',
    ({ line }) =>
      line === undefined
        ? 'Add { "type": "hero", "heading": "…" } as the first block.'
        : `Move the hero that starts in line ${line} up here, before all other blocks.`,
  ),
  'article-hero': error(
    'Hero in an article',
    () => 'The head of an article is made from its "article" part, so it has no "hero".',
    () => 'Delete this block. Its heading is the page\'s "title", its picture the article\'s "image".',
  ),
  'second-hero': error(
    'Second opening',
    () => 'A page has one "hero", because it has one main heading.',
    () =>
      'Delete this block. If its words shall stay, write { "type": "prose", "heading": "…", "text": "…" } in its place, with these words.',
  ),
  'heading-skip': error<{ heading: string; level: number; above: number; allowed: number }>(
    'Heading level left out',
    ({ heading, level, above }) =>
      level === 1
        ? `"${brief(heading, 40)}" is a main heading, and a page has just one, in its hero.`
        : `"${brief(heading, 40)}" is a heading of level ${level}, but the one above it is of level ${above}.`,
    ({ allowed }) => `Write it with ${'#'.repeat(allowed)}, so that those who listen to the page can follow.`,
  ),
  'heading-beside': warning<{ heading: string }>(
    'Heading as large as that of its block',
    ({ heading }) =>
      `"${brief(heading, 40)}" is a heading of level 2, like that of its block: it looks and reads as the beginning of another one.`,
    () => 'Write it with ###. If it is no heading, take the ## away.',
  ),
  'forbidden-html': error<{ element: string; code?: string }>(
    'Element that may not stand in a text',
    ({ element }) => `<${brief(element, 30)}> may not stand in a text: it would be left out of the page.`,
    ({ code }) =>
      code !== undefined
        ? embedHint(code)
        : 'Take it out. Pictures, forms and videos have blocks of their own; for a layout use the blocks.',
  ),
  'space-in-address': error<{ address: string }>(
    'Space in an address',
    ({ address }) =>
      `"${brief(address)}" has a space, so it would be shown as it stands here and not as a link.`,
    ({ address }) => `Put it between < and >: (<${brief(address)}>). Or use a button ("actions").`,
  ),
  'broken-markdown': error<{ written: string; better?: string }>(
    'Formatting that is not complete',
    ({ written }) => `"${brief(written)}" would be shown with these signs: as formatting it is not complete.`,
    ({ better }) =>
      better === undefined
        ? 'Write ** behind the last of the bold words too, or take the ** away.'
        : `Write "${brief(better, 90)}" there.`,
  ),
  'unclosed-element': error<{ name: string }>(
    'Element without its end',
    ({ name }) =>
      name.startsWith('/')
        ? `<${name}> ends nothing: no <${name.slice(1)}> stands before it in this text.`
        : `<${name}> has no end, so all that follows in this text would look like the words it is for.`,
    ({ name }) =>
      name.startsWith('/')
        ? `Write <${name.slice(1)}> where it begins, or take this out.`
        : `Write </${name}> behind the last of its words, or take <${name}> out.`,
  ),
  'dropped-attribute': warning<{ name: string }>(
    'Look that a text cannot have',
    ({ name }) => `${name}="…" would be left out of the page: the site decides how texts look.`,
    () => 'Take it out. What shall stand out is written **bold** or *stressed*.',
  ),
  'typed-bullet': warning<TypedList>('List that is none', typedListMessage, typedListHint),
  'line-joins-entry': warning<{ written: string }>(
    'Line that runs into a list',
    ({ written }) =>
      `"${brief(written, 40)}" stands right behind an entry of a list, and would be shown as a part of it.`,
    () =>
      'Type "", in a line of its own above it, with its comma. If it belongs to the entry, put both into one line.',
  ),
  'plain-formatting': warning<{ written: string; plain: string }>(
    'Formatting in a text that has none',
    ({ written }) => `This text has no formatting, so "${brief(written)}" would be shown as it stands here.`,
    ({ written, plain }) =>
      embedStart.test(written) ? embedHint(written) : `Write only the words: "${brief(plain, 90)}"`,
  ),
  'missing-lang': error<{ words: string; place: 'beside' | 'formatted' | 'mixed' | 'plain' }>(
    'Hindi or Marathi without its language',
    ({ words }) =>
      `"${brief(words, 40)}" does not say which language it is, so a screen reader would stumble over it.`,
    ({ words, place }) =>
      place === 'beside'
        ? 'Add "lang": "mr" (Marathi) or "lang": "hi" (Hindi) beside it.'
        : place === 'mixed'
          ? 'Write it in the language of the texts beside it, or all of them in this one, with "lang": "mr" (Marathi) or "lang": "hi" (Hindi): "lang" counts for all.'
          : place === 'formatted'
            ? `Write <span lang=\\"mr\\">${brief(words, 90)}</span> (Marathi), or lang=\\"hi\\" (Hindi).`
            : 'Write it in Latin letters: nothing can say here which language a text is.',
  ),
  'text-too-deep': error(
    'Text nested too deep',
    () => 'In this text too many quotations, lists or elements stand inside each other.',
    () => 'Write it flatter. Look for a sign (like > or <b>) that was typed or pasted many times.',
  ),
  'too-many-marks': error<{ limit: number }>(
    'Text with too many signs of formatting',
    ({ limit }) =>
      `This text has more than ${limit} times one of the signs * and _: to work out which belong together would take too long.`,
    () => 'Look for a sign that was typed or pasted many times, or divide the text into several blocks.',
  ),
};

/** A list that is written with signs: the beginning of its first line, and the line right behind it, if there is one. */
interface TypedList {
  written: string;
  /** How many entries follow the first. */
  more: number;
  behind?: string | undefined;
}

/** What becomes of lines with typed signs. */
function typedListMessage({ written, more }: TypedList): string {
  const others = more === 0 ? '' : ` and ${count(more, 'entry', 'entries')} behind it`;
  return `"${brief(written, 40)}"${others} would be shown with ${more === 0 ? 'its sign' : 'their signs'}, and the lines run together: this is no list.`;
}

/** How lines with typed signs become a list, and what keeps the line behind them out of it. */
function typedListHint({ written, behind }: TypedList): string {
  const entry = brief(written.replace(/^\S\s*/u, ''), 40);
  const list = `Begin each entry with a hyphen and a space, a line each: "- ${entry}".`;
  if (behind === undefined) return list;
  return `${list} Then type "", in a line of its own above "${brief(behind, 40)}": it would run into the list.`;
}

/** What is old: perhaps the title of a page, where links say what its address says; certainly that, where an old address says the same; or the words of one link. */
type OldTitle =
  | { old: 'maybe'; label: string; links: number }
  | { old: 'title'; label: string; alias: string }
  | { old: 'label'; label: string; alias: string; title: string };

/** Says what is old, and by what that is known. */
function oldTitleMessage(told: OldTitle): string {
  const label = brief(told.label);
  if (told.old === 'maybe')
    return `${told.links} links to this page still call it "${label}", as its address does.`;
  const alias = brief(told.alias, 90);
  return told.old === 'title'
    ? `This title is that of the old address "${alias}": the address of this page and what leads here say "${label}" by now.`
    : `"${label}" is what the old address "${alias}" says of the page that this leads to, which is called "${brief(told.title)}" by now.`;
}

/** Says what to write. */
function oldTitleHint(told: OldTitle): string {
  const label = brief(told.label);
  if (told.old === 'label') return `Write "${brief(told.title, 90)}" here too.`;
  if (told.old === 'title')
    return `Write "${label}" here, and look at the heading and the search title of this page.`;
  return `If it has a new title, write that there too: npm run where -- ${JSON.stringify(label)} lists them. If not, write "${label}" here.`;
}
