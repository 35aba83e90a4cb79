/** Formatting that other programs read in Markdown, and CommonMark does not: it is shown with its signs. */
export interface ForeignMarkdown {
  kind: 'table' | 'struck' | 'marked' | 'footnote' | 'task' | 'heading';
  /** Words of the text, with their signs. */
  written: string;
  /** How the same is written here, where it can be. */
  better?: string;
}

/** As GitHub, Notion and chat programs write it. */
const shapes: readonly [kind: ForeignMarkdown['kind'], shape: RegExp][] = [
  ['table', /^[^\S\n]*(\|?[^|\n]+\|[^\n]*[^\s|]\|?)[^\S\n]*\n[^\S\n]*\|?[^\S\n]*:?-{2,}[-:|\s]*\|[-:|\s]*$/m],
  ['table', /^[^\S\n]*(\|[^|\n]+\|[^\n]+\|)[^\S\n]*\n[^\S\n]*\|[^|\n]+\|[^\n]+\|[^\S\n]*$/m],
  ['struck', /~~(?=\S)[^~\n]*[^\s~]~~/],
  ['marked', /(?<![=\w])==(?=\p{L})[^=\n]*[^\s=]==(?![=\w])/u],
  ['footnote', /\[\^[\w-]+\](?!\()/],
  ['task', /^[^\S\n]*([-*+] \[[ xX]\] \S[^\n]*)/m],
  ['heading', /^(#{2,6}\p{L}[^\n]*)/mu],
];

/** What in a text belongs to another kind of Markdown, each kind once; where code or backslashes are, signs may be meant. */
export function foreignMarkdown(text: string): ForeignMarkdown[] {
  if (!/[|^#]|~~|==|\[[ xX]\]/.test(text) || /[`\\]/.test(text)) return [];
  const found = new Map<string, ForeignMarkdown>();
  for (const [kind, shape] of shapes) {
    const match = shape.exec(text);
    const written = (match?.[1] ?? match?.[0] ?? '').trim().slice(0, 80);
    if (written !== '' && !found.has(kind)) found.set(kind, { kind, written, ...better(kind, written) });
  }
  return [...found.values()];
}

function better(kind: ForeignMarkdown['kind'], written: string): { better?: string } {
  const words = written.slice(2, -2);
  if (kind === 'struck') return { better: `<del>${words}</del>` };
  if (kind === 'marked') return { better: `<mark>${words}</mark>` };
  if (kind === 'task') return { better: written.replace(/\[[ xX]\] /, '') };
  if (kind === 'heading') return { better: written.replace(/^#+/, '$& ') };
  return {};
}
