import type { JsonObject } from '../../model/json';

/** Between which whole numbers a property's value lies, in words that follow "a number": "from 1 to 5", "of 1 or more"; nothing where it is free. */
export function rangeWords({ minimum, maximum }: JsonObject): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') return `from ${minimum} to ${maximum}`;
  if (typeof minimum === 'number') return `of ${minimum} or more`;
  return typeof maximum === 'number' ? `of ${maximum} or less` : '';
}
