import { baseText } from './virtual-site';

const page = (): string => baseText('invite.json');

/** Bytes that no repository should hold as they are, by the name of their fixture. */
export const unreadable: Record<string, () => Uint8Array> = {
  'file-too-large': () => new TextEncoder().encode(page() + ' '.repeat(2_000_000)),
  'file-too-large--fifty-megabytes': () => new Uint8Array(50_000_000).fill(0x5b),
  'wrong-encoding--utf-16-little-endian': () => new Uint8Array(Buffer.from(`\u{feff}${page()}`, 'utf16le')),
  'wrong-encoding--utf-16-big-endian': () =>
    new Uint8Array(Buffer.from(`\u{feff}${page()}`, 'utf16le').swap16()),
  'wrong-encoding--utf-16-without-mark': () => new Uint8Array(Buffer.from(page(), 'utf16le')),
  'wrong-encoding--latin-1': () =>
    new Uint8Array(Buffer.from(page().replace('Call the team', 'Caf\u{e9} call'), 'latin1')),
  'too-deep--a-thousand': () => new TextEncoder().encode('['.repeat(1000) + ']'.repeat(1000)),
  'too-deep--in-a-page': () =>
    new TextEncoder().encode(page().replace('["/book"]', '{"a":'.repeat(100) + '1' + '}'.repeat(100))),
};
