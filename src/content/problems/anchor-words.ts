import { brief, either, every } from './wording';

/** A link to a block that its page has not; `others` are those of the same part whose ids stand on the same other page. */
export interface MissingAnchor {
  anchor: string;
  /** The page that it leads to. */
  path: string;
  near?: string;
  /** The ids of that page. */
  known: string[];
  /** The other pages that have a block with this id. */
  on?: string[];
  others?: string[];
  /** The words of the link and its address, where it stands in a text. */
  link?: { words: string; to: string };
}

/** What is missing where a link leads. */
export function anchorMessage({ anchor, path, others = [] }: MissingAnchor): string {
  return others.length === 0
    ? `The page "${path}" has no block with the id "${brief(anchor)}".`
    : `The page "${path}" has no blocks with the ids ${every([anchor, ...others].map((id) => brief(id)))}.`;
}

/** Which id is meant, or on which page it stands. */
export function anchorHint(missing: MissingAnchor): string {
  const { anchor, near, known, on = [] } = missing;
  if (near !== undefined) return `Did you mean "#${near}"?`;
  if (on.length > 0) return elsewhere(missing, on);
  return known.length > 0
    ? `The ids there are: ${either(known)}. If none of them is meant, take the link out.`
    : `Give the block that is meant "id": "${anchor}", or take the link out.`;
}

/** A text that was copied from another page leads to what stands there. */
function elsewhere({ anchor, path, others = [], link }: MissingAnchor, on: readonly string[]): string {
  const [page = ''] = on;
  const address = `"${page}#${anchor}"`;
  const sample = link ? `: [${brief(link.words)}](${brief(link.to)}) becomes ${brief(link.words)}` : '';
  if (others.length > 0)
    return `They stand on "${page}": write ${address} and so on, or take the links out${sample}. Only if such blocks are on "${path}" too, give each its "id", like "id": "${anchor}".`;
  const write = `write ${on.length > 1 ? 'the page before it, like ' : ''}${address}`;
  return `"${anchor}" stands on ${every(on)}: ${write}, or take the link out${sample}. Only if such a block is on "${path}" too, give it "id": "${anchor}".`;
}
