/** What was meant as a placeholder, as it is written, and the name of the placeholder. */
export interface MisspeltPlaceholder {
  written: string;
  name: string;
}

/**
 * What stands between other signs than one `{` and one `}`: `{{speaker.name}}`, `{ speaker.name }`, `${speaker.name}`,
 * `{speaker name}`, `[speaker.name]`, `%speaker.name%`, or has no end. What is only misspelt between the right signs is no
 * matter here.
 * @param names the placeholders that there are.
 */
export function misspeltPlaceholders(text: string, names: Iterable<string>): MisspeltPlaceholder[] {
  const known = new Map([...names].map((name) => [letters(name), name]));
  return [...text.matchAll(shapesOf([...known.values()]))].flatMap(({ 0: written, index }) => {
    const name = known.get(letters(written));
    const rest = text.slice(index + written.length);
    return name === undefined || isRight(written, rest) ? [] : [{ written, name }];
  });
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

let [shapes, shapesFor] = [/(?!)/g, ''];

/** Names without a point are words like any other: they count between curly brackets alone. */
function shapesOf(names: readonly string[]): RegExp {
  const key = names.join('|');
  if (key === shapesFor) return shapes;
  const any = names.map((name) => name.replaceAll('.', String.raw`[\s._-]{0,2}`)).join('|');
  const dotted = names.filter((name) => name.includes('.')).map((name) => name.replaceAll('.', '[._]'));
  const sure = `(?:${dotted.join('|') || '(?!)'})`;
  const curly = String.raw`\$?\{{1,4}\s{0,3}(?:${any})(?!\w|\.\w)\s{0,3}\}{0,4}`;
  shapes = new RegExp(String.raw`${curly}|\[{1,2}\s?${sure}\s?\]{1,2}(?!\()|%{1,2}${sure}%{1,2}`, 'gi');
  shapesFor = key;
  return shapes;
}

/** Other brackets may stand around a placeholder. One that has no end is known by its point alone. */
function isRight(written: string, rest: string): boolean {
  if (/^\{[a-z][\w.]*\}+$/i.test(written)) return true;
  if (/^\{\{[a-z][\w.]*\}$/i.test(written)) return rest.includes('}');
  return /^\$?\{/.test(written) && !written.includes('}') && !written.includes('.');
}
