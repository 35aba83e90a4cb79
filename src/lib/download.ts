/** Endings of files that visitors can download from `/files/`. None of them runs in the page of a site. */
const ending = /\.(?:csv|docx?|epub|ics|mp[34]|od[pst]|pdf|pptx?|txt|vcf|xlsx?|zip)$/i;

/** Whether a file may be offered for download. */
export function isDownload(path: string): boolean {
  return ending.test(path);
}

/** The file of an address like `/files/price-list.pdf#page=2`, by its path below `_files`; undefined for another address. */
export function downloadAt(address: string): string | undefined {
  const [, path] = /^\/files\/([^?#]+)/.exec(address.trim()) ?? [];
  return path !== undefined && isDownload(path) ? decoded(path) : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a visitor wants to know before a download: `PDF, 240 kB`. */
export function downloadNote(path: string, size: number): string {
  const type = path.replace(/^.*\./, '').toUpperCase();
  const shown =
    size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1e6).toFixed(1)} MB`;
  return `${type}, ${shown}`;
}
