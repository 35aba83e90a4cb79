import type { Edit } from 'jsonc-parser';
import { faultAt } from './fault';
import { fix, skip, type Repair } from './repair/repair';
import type { Fault } from './fault';

/** Lines that other programs put around or into a document: git where two versions meet, an assistant around what it writes. */
export function foreignLines(text: string): { fault: Fault; repair: Repair } | undefined {
  return conflict(text) ?? fence(text);
}

/** Git marks both versions of a stretch (git-merge, "How conflicts are presented"); the older one may stand between them. */
const conflictPattern =
  /^<{7}(?: .*)?(\r?\n)((?:(?!={7}\r?$|>{7}|<{7}).*\r?\n)*?)(?:\|{7}.*\r?\n(?:(?!={7}\r?$).*\r?\n)*?)?={7}\r?\n(?:(?!<{7}|>{7}).*\r?\n)*?>{7}.*$/m;

/** Of the two versions the first is read on with. */
function conflict(text: string): { fault: Fault; repair: Repair } | undefined {
  const found = text.includes('<<<<<<<') ? conflictPattern.exec(text) : null;
  if (!found) return undefined;
  const [whole, , ours = ''] = found;
  const end = found.index + whole.length;
  const marker = { offset: found.index, length: /^.*/.exec(whole)?.[0].length ?? 7 };
  return {
    fault: faultAt(marker, 'merge-conflict', {}),
    repair: skip({ offset: found.index, length: end - found.index, content: ours }),
  };
}

/** A document that was copied with the lines that Markdown puts around code. */
function fence(text: string): { fault: Fault; repair: Repair } | undefined {
  const opening = /^\s*(`{3,}|~{3,})[\w-]*[ \t]*(?:\r?\n|\r)/.exec(text);
  const closing = /(?:\r?\n|\r)[ \t]*(?:`{3,}|~{3,})\s*$/.exec(text);
  const edits: Edit[] = [
    ...(opening ? [{ offset: 0, length: opening[0].length, content: '' }] : []),
    ...(closing ? [{ offset: closing.index, length: closing[0].length, content: '\n' }] : []),
  ];
  const at = opening ?? closing;
  if (!at) return undefined;
  const start = at.index + at[0].search(/[`~]/);
  const length = /^[`~]+[\w-]*/.exec(text.slice(start))?.[0].length ?? 3;
  return {
    fault: faultAt({ offset: start, length }, 'code-fence', { isTwo: edits.length === 2 }),
    repair: fix(...edits),
  };
}
