/** Markdown that is shown with its signs, and how it works; without that where its end cannot be known. */
export interface BrokenMarkdown {
  written: string;
  better?: string;
}

/** What an address begins with; a word in brackets begins otherwise. */
const address = String.raw`(?:/[a-z0-9]|#[a-z]|https?://|mailto:|tel:)`;
const label = String.raw`[^\][\n]*\p{L}[^\][\n]*`;

/** `[words](/address` without its end, `[words] (/address)` and `(words)[/address]`. */
const links: readonly [shape: RegExp, better: string][] = [
  [new RegExp(String.raw`(\[${label}\]\(${address}[^\s()]*?)[.,;:!?]?(?=\s|$)(?![^()\n]*\))`, 'u'), '$1)'],
  [new RegExp(String.raw`(\[${label}\])\s+(\(${address}[^\s()]*\))`, 'u'), '$1$2'],
  [new RegExp(String.raw`\(([^()\n]*\p{L}[^()\n]*)\)\[(${address}[^\][\s]*)\]`, 'u'), '[$1]($2)'],
];

/**
 * What looks like a link or like bold words and is neither. Stars alone, as at a footnote, are no formatting.
 * @param shown the words that are left when Markdown has taken its signs away, without code.
 * @param written the text as its author wrote it.
 */
export function brokenMarkdown(shown: string, written: string): BrokenMarkdown[] {
  if (!/\*\*|\]\s*\(|\)\[/.test(shown)) return [];
  const broken = links.flatMap(([shape, better]) => {
    const found = shape.exec(shown)?.[0].replace(/[.,;:!?]$/, '');
    return found === undefined ? [] : [{ written: found, better: found.replace(shape, better) }];
  });
  // What is escaped is meant to be seen.
  return written.includes(String.raw`\*`) ? broken : [...broken, ...brokenBold(shown)];
}

function brokenBold(shown: string): BrokenMarkdown[] {
  const [pair, inside = ''] = /(?<![\p{L}\p{N}*])\*\*(?!\*)([^*\n]+)\*\*(?![\p{L}\p{N}*])/u.exec(shown) ?? [];
  const words = inside.trim();
  if (pair !== undefined && /\p{L}/u.test(words)) {
    // Without spaces at its ends it would be bold, but for an element of HTML around it.
    const better = words === inside ? `<strong>${words}</strong>` : `**${words}**`;
    return [{ written: pair, better }];
  }
  // Two stars behind a word refer to a footnote, and two before one can begin it.
  if (/[\p{L}\p{N}.!?)]\*\*(?!\*)/u.test(shown)) return [];
  const opening = /(?<![\p{L}\p{N}*])\*\*\p{L}[^\s*]*/u.exec(shown)?.[0];
  return opening === undefined ? [] : [{ written: opening }];
}

/** `**words*` and `*words**`: one star closes one of the two, so that the words are stressed beside the other. */
export function unevenBold(stressed: readonly string[], written: string): BrokenMarkdown[] {
  return stressed.flatMap((words) => {
    const found = [`**${words}*`, `*${words}**`].find((one) => isUneven(one, written));
    return found === undefined ? [] : [{ written: found, better: `**${words}**` }];
  });
}

/** Whether it stands by itself: two stars further on in its paragraph may be those that belong to its own, and one of two at its end that of a footnote. */
function isUneven(found: string, written: string): boolean {
  const [before = '', after] = written.split(found);
  if (after === undefined || /[\p{L}\p{N}*\\]$/u.test(before) || after.startsWith('*')) return false;
  const [paragraph = ''] = after.split(/\n\s*\n/, 1);
  return !paragraph.includes('**') && (found.startsWith('**') || !/\n\*\p{L}/u.test(after));
}

/** Formatting that other programs read in Markdown, and CommonMark does not: it is shown with its signs. */
export interface ForeignMarkdown {
  kind: 'table' | 'struck' | 'marked' | 'footnote' | 'task' | 'heading';
  /** Words of the text, with their signs. */
  written: string;
  /** How the same is written here, where it can be. */
  better?: string;
}

/** Letters of a text that are marked. */
const longest = 80;

/** As GitHub, Notion and chat programs write it; tables are looked for by their lines. */
const shapes: readonly [kind: ForeignMarkdown['kind'], shape: RegExp][] = [
  ['struck', /~~(?=\S)[^~\n]*[^\s~]~~/],
  ['marked', /(?<![=\w])==(?=\p{L})[^=\n]*[^\s=]==(?![=\w])/u],
  ['footnote', /\[\^[\w-]+\](?!\()/],
  ['task', /^[^\S\n]*([-*+] \[[ xX]\] \S[^\n]*)/m],
  ['heading', /^(#{2,6}\p{L}[^\n]*)/mu],
];

/** What in a text belongs to another kind of Markdown, each kind once; where code or backslashes are, signs may be meant. */
export function foreignMarkdown(text: string): ForeignMarkdown[] {
  if (!/[|^#]|~~|==|\[[ xX]\]/.test(text) || /[`\\]/.test(text)) return [];
  const table = tableIn(text.split('\n').map((line) => line.trim()));
  const others = shapes.flatMap(([kind, shape]): ForeignMarkdown[] => {
    const match = shape.exec(text);
    if (!match) return [];
    const written = (match[1] ?? match[0]).slice(0, longest);
    return [{ kind, written, ...betterFor(kind, written) }];
  });
  return table === undefined ? others : [{ kind: 'table', written: table.slice(0, longest) }, ...others];
}

/** The first row of a table: below it stands a line of hyphens and bars, or another row between bars. */
function tableIn(lines: readonly string[]): string | undefined {
  return lines.find((line, at) => {
    const next = lines[at + 1] ?? '';
    const isLine = /^[-:|\s]+$/.test(next) && next.includes('--') && next.includes('|');
    return line.includes('|') && (isLine || (isRow(line) && isRow(next)));
  });
}

function isRow(line: string): boolean {
  return line.startsWith('|') && line.endsWith('|') && line.split('|').length > 3;
}

function betterFor(kind: ForeignMarkdown['kind'], written: string): { better?: string } {
  const words = written.slice(2, -2);
  if (kind === 'struck') return { better: `<del>${words}</del>` };
  if (kind === 'marked') return { better: `<mark>${words}</mark>` };
  if (kind === 'task') return { better: written.replace(/\[[ xX]\] /, '') };
  if (kind === 'heading') return { better: written.replace(/^#+/, '$& ') };
  return {};
}
