/** Appends a step to a JSON Pointer (RFC 6901). */
export function step(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The steps of a JSON Pointer: `/blocks/0/rows` gives `['blocks', '0', 'rows']`. */
export function steps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
