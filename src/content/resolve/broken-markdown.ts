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
