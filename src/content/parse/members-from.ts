import type { Token } from './tokens';

/** Names with plain values, up to one that stands there twice: what `{` and `}` should stand around. */
export function membersFrom(text: string, { offset }: Token): string | undefined {
  const pair = /\s*("(?:[^"\\\r\n]|\\.)*")\s*:\s*(?:"(?:[^"\\\r\n]|\\.)*"|[-\w.]+)(?=\s*([,\]]))/y;
  const names = new Set<string>();
  let end = offset;
  pair.lastIndex = offset;
  for (let found = pair.exec(text); found && !names.has(found[1] ?? ''); found = pair.exec(text)) {
    names.add(found[1] ?? '');
    end = pair.lastIndex;
    pair.lastIndex += /^\s*,/.exec(text.slice(end))?.[0].length ?? text.length;
  }
  // A name alone may be one too many, and its value what was meant.
  return names.size < 2 ? undefined : text.slice(offset, end);
}
