import { UsageError } from './usage-error';

/**
 * The port that the environment names, or the usual one. Throws a UsageError when it is none.
 * @param named the variable PORT, empty or absent for the usual one; 0 is any free port.
 */
export function portOf(named: string | undefined, usual: number): number {
  const text = (named ?? '').trim() || String(usual);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`PORT is "${text}", and no port: a number from 0 to 65535, like PORT=${usual + 7}`);
  return Number(text);
}
