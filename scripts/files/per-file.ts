import { statSync } from 'node:fs';
import { troubleOf } from './files-below';

/**
 * What changes when somebody writes a file or puts another one in its place; where it cannot be looked at, the kind of
 * trouble. Taken before a file is read: what is written meanwhile is seen the next time.
 */
export function stampOf(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join(' ');
  } catch (error) {
    return troubleOf(error);
  }
}

/** Does for a file what `make` does, once for as long as the file is the same. What it throws is not remembered. */
export function perFile<Value>(make: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (file) => {
    const stamp = stampOf(file);
    const before = known.get(file);
    if (before?.stamp === stamp) return before.value;
    const value = make(file);
    known.set(file, { stamp, value });
    return value;
  };
}
