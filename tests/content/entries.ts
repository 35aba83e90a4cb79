import { textsBelow, wordsOf, type Text } from './shipped';

/**
 * Lists whose members say nothing by themselves: paragraphs of one text, addresses and buttons, and
 * the names of audiences and industries, which may be the same for several programs.
 */
const noEntries = new Set([
  'aliases',
  'samples',
  'text',
  'intro',
  'blocks',
  'actions',
  'columns',
  'links',
  'followUp',
]);
const names = new Set(['attend', 'industries']);

/** With fewer words an entry is a name. */
const fewestWords = 5;

/** What an entry says is in these, if it has parts: a title is a name, and a picture says what its caption says. */
const saying = new Set(['problem', 'diagnosis', 'solution', 'text', 'caption', 'description']);

/** Takes a document's value and gives each entry of its lists (table rows, outcomes, goals, topics, captions) as one text. */
export function entriesBelow(value: unknown, file: string, at = ''): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const pointer = `${at}/${key}`;
    if (names.has(key)) return [];
    const own = Array.isArray(inner) && !noEntries.has(key) ? entriesOf(inner, file, pointer) : [];
    return [...own, ...entriesBelow(inner, file, pointer)];
  });
}

function entriesOf(list: readonly unknown[], file: string, at: string): Text[] {
  return list
    .map((entry, number) => ({ file, at: `${at}/${number}`, text: saidBy(entry, file) }))
    .filter(({ text }) => wordsOf(text).length >= fewestWords);
}

function saidBy(entry: unknown, file: string): string {
  const isPlain = typeof entry !== 'object';
  return textsBelow(entry, file)
    .filter(({ at }) => isPlain || saying.has(at.split('/')[1] ?? ''))
    .map(({ text }) => text)
    .join(' ');
}
