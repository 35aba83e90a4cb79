import { findingIn, type Finding } from '../problems/finding';
import { lengthLimit } from '../resolve/rich-text';
import { entries, type Entry, type Site } from '../site';
import type { Use } from '../validate/use';
import type { Rule } from './rule';

/** Rich texts can be compiled, and hold only elements of the allow-list; others would be dropped in silence. */
export const texts: Rule = (site) =>
  entries(site).flatMap((entry) => entry.uses.flatMap((use) => inText(site, entry, use)));

function inText({ settings }: Site, { document }: Entry, use: Use): Finding[] {
  const content = use.text;
  if (!content) return [];
  if (content.fault === 'too-deep') return [findingIn(document, use.pointer, 'value', 'text-too-deep', {})];
  if (content.fault === 'too-long') return tooLong(document, use);
  // A mistake in the settings can bring the space in, and is a problem there.
  const isDoubtful = settings?.isSound !== true;
  const forbidden = [...new Set(content.forbidden)].map((element) => {
    const words = element === 'img' ? ['<img', '!['] : `<${element}`;
    return findingIn(document, use.pointer, { words }, 'forbidden-html', { element });
  });
  return [...forbidden, ...(isDoubtful ? [] : spacesIn(document, use, content.spaced))];
}

function spacesIn(document: Entry['document'], use: Use, addresses: string[]): Finding[] {
  return addresses.map((address) =>
    findingIn(document, use.pointer, { words: address }, 'space-in-address', { address }),
  );
}

/** The length of a text in one piece is for the schema; here it is that of all lines together. */
function tooLong(document: Entry['document'], use: Use): Finding[] {
  const { value } = use;
  if (!Array.isArray(value)) return [];
  const { length } = value.join('\n');
  return [findingIn(document, use.pointer, 'key', 'text-too-long', { length, limit: lengthLimit })];
}
