import { doubledDetails, doubledIn, type WrittenProperty } from './doubled-property';
import { faultAt, type Fault } from './fault';
import { propertiesFrom } from './properties-from';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A name that its object has already, behind a missing comma: two entries without the `}, {` between them, or a property that was pasted once more. */
export function lostBorder(state: SyntaxState, previous: Token, token: Token): Fault | undefined {
  const { text, brackets, balance } = state;
  const { innermost } = brackets;
  if (innermost?.kind !== '{' || balance['{'] !== 0 || balance['['] !== 0) return undefined;
  const all = propertiesFrom(text, innermost.offset);
  const later = all.find(({ offset }) => offset === token.offset);
  const first = later && twinOf(all, later);
  if (!first) return undefined;
  const isEntry = brackets.around(innermost)[0]?.kind === '[';
  if (!isEntry || !beginsEntry(all, later))
    return faultAt(later, 'duplicate-key', doubledDetails(text, doubledIn(text, first, later)));
  const last = { offset: previous.offset + previous.length - 1, length: 1 };
  return faultAt(last, 'missing-comma', { isBorder: true });
}

function twinOf(all: readonly WrittenProperty[], { name, offset }: WrittenProperty) {
  return all.find((one) => one.name === name && one.offset < offset);
}

/** An entry begins with the name with which the one before it does, or goes on with more of its names. */
function beginsEntry(all: readonly WrittenProperty[], later: WrittenProperty): boolean {
  if ([all[0]?.name, 'type'].includes(later.name)) return true;
  return all.filter((one) => one.offset >= later.offset && twinOf(all, one)).length > 1;
}
