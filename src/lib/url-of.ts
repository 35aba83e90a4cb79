/**
 * An address as its parts; undefined for what is none. `URL.canParse` is not asked: in Node 20 it says no to letters
 * beyond ASCII once it has been called often.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
