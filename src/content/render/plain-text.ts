const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of HTML that a build has written. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([\da-f]+)|(\w+));/gi, (written, hex?: string, name?: string) =>
      hex === undefined ? (named[name ?? ''] ?? written) : String.fromCodePoint(Number.parseInt(hex, 16)),
    );
}
