import type { Span } from '../../places/span';
import type { TypedStop } from '../../problems/stop-words';
import { fix, replaced, skip, type Place, type Repair } from './repair';

/** A full stop behind a text: before the mark that ends it where it is the text's own beyond doubt, and `instead` in its place. */
export function stopped(
  span: Span,
  { previous }: Place['state'],
  stop: TypedStop['stop'],
  sign: string,
  instead: '' | ',',
): Repair {
  const behind = replaced(span, instead);
  if (stop === 'likely' || !previous) return skip(behind);
  return fix(replaced({ offset: previous.offset + previous.length - 1, length: 0 }, sign), behind);
}
