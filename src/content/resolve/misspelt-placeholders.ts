/** What was meant as a placeholder, as it is written, and the name of the placeholder. */
export interface MisspeltPlaceholder {
  written: string;
  name: string;
}

/**
 * What stands between other signs than one `{` and one `}`: `{{owner.name}}`, `{ owner.name }`, `${owner.name}`,
 * `{owner name}`, `[owner.name]`, `(owner.name)`, `%owner.name%`, has no end, or stands without any. What is only
 * misspelt between the right signs is no matter here.
 * @param placeholders what there is, by name: the same map each time, since much is worked out from it once.
 */
export function misspeltPlaceholders(
  text: string,
  placeholders: ReadonlyMap<string, string>,
): MisspeltPlaceholder[] {
  const { byLetters, shapes } = wayToFind(placeholders);
  return [...text.matchAll(shapes)].flatMap(({ 0: written, index }) => {
    const rest = text.slice(index + written.length);
    if (isRight(written, rest)) return [];
    const name = byLetters.get(letters(written));
    return name === undefined ? [] : [{ written, name }];
  });
}

interface Way {
  byLetters: ReadonlyMap<string, string>;
  shapes: RegExp;
}

const ways = new WeakMap<ReadonlyMap<string, string>, Way>();

function wayToFind(placeholders: ReadonlyMap<string, string>): Way {
  const known = ways.get(placeholders);
  if (known) return known;
  const names = [...placeholders.keys()];
  const way = { byLetters: new Map(names.map((name) => [letters(name), name])), shapes: shapesOf(names) };
  ways.set(placeholders, way);
  return way;
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Names without a point are words like any other: they count between curly brackets alone. */
function shapesOf(names: readonly string[]): RegExp {
  const any = names.map((name) => name.replaceAll('.', String.raw`[\s._-]{0,2}`)).join('|');
  const dotted = names.filter((name) => name.includes('.')).map((name) => name.replaceAll('.', '[._]'));
  const sure = `(?:${dotted.join('|') || '(?!)'})`;
  const curly = String.raw`\$?\{{1,4}\s{0,3}(?:${any || '(?!)'})(?!\w|\.\w)\s{0,3}\}{0,4}`;
  const other = String.raw`\[{1,2}\s?${sure}\s?\]{1,2}(?!\()|%{1,2}${sure}%{1,2}|\(\s?${sure}\s?\)`;
  const bare = String.raw`(?<![\w.{/@\x60-])${sure}(?![\w}/@\x60-]|\.\w)`;
  return new RegExp(`${curly}|${other}|${bare}`, 'gi');
}

/** Other brackets may stand around a placeholder. One that has no end is known by its point alone, one without brackets by its small letters too: "contact.Email" lacks a space. */
function isRight(written: string, rest: string): boolean {
  if (/^\w/.test(written)) return written !== written.toLowerCase();
  if (/^\{[a-z][\w.]*\}+$/i.test(written)) return true;
  if (/^\{\{[a-z][\w.]*\}$/i.test(written)) return rest.includes('}');
  return /^\$?\{/.test(written) && !written.includes('}') && !written.includes('.');
}
