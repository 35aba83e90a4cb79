import type { Edit } from 'jsonc-parser';
import { copiedMarks } from './copied-marks';
import { faultAt } from './fault';
import { fix, skip, type Repair } from './repair/repair';
import type { Fault } from './fault';

/** Lines and signs that other programs put around or into a document: git where two versions meet, an assistant around what it writes. */
export function foreignLines(text: string): { fault: Fault; repair: Repair } | undefined {
  return conflict(text) ?? leftMarker(text) ?? fence(text) ?? copiedMarks(text);
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

/** A line of git's that was forgotten when one version was chosen. */
function leftMarker(text: string): { fault: Fault; repair: Repair } | undefined {
  const found = /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?)$/m.exec(text);
  if (!found) return undefined;
  const span = { offset: found.index, length: found[0].length };
  return {
    fault: faultAt(span, 'left-marker', { marker: found[0].slice(0, 7) }),
    repair: fix({ ...span, content: '' }),
  };
}

/** A document that was copied with the lines that Markdown puts around code, and with what was said before and after it. */
function fence(text: string): { fault: Fault; repair: Repair } | undefined {
  const opening = /^[^{}[\]"`~]{0,2000}?(`{3,}|~{3,})[\w-]*[ \t]*(?:\r?\n|\r)/.exec(text);
  const closing = /(?:\r?\n|\r)[ \t]*(?:`{3,}|~{3,})(?:\s[^{}[\]`~]{0,2000})?$/.exec(text);
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
