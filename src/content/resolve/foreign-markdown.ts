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
    return [{ kind, written, ...better(kind, written) }];
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

function better(kind: ForeignMarkdown['kind'], written: string): { better?: string } {
  const words = written.slice(2, -2);
  if (kind === 'struck') return { better: `<del>${words}</del>` };
  if (kind === 'marked') return { better: `<mark>${words}</mark>` };
  if (kind === 'task') return { better: written.replace(/\[[ xX]\] /, '') };
  if (kind === 'heading') return { better: written.replace(/^#+/, '$& ') };
  return {};
}
