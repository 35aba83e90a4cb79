/** Endings that look like those of hosts, but are those of files. */
const files = /\.(?:json|html?|php|aspx?|pdf|docx?|jpe?g|png|webp|svg)$/i;

/** Endings of documents and pictures to which somebody links in vain. */
const documents = /\.(?:pdf|docx?|xlsx?|pptx?|zip|mp[34])(?=$|[?#])/i;
const pictures = /\.(?:jpe?g|png|webp|svg|gif|heic)(?=$|[?#])/i;

/** Whether what is written like a place of this site is the name of a document or a picture. */
export function linkedFile(written: string): 'document' | 'picture' | undefined {
  if (/^#|^https?:/i.test(written)) return undefined;
  if (pictures.test(written)) return 'picture';
  return documents.test(written) ? 'document' : undefined;
}

/** The same address, where its beginning was pasted twice or has too many or too few slashes: `https://https://…`, `https:///…`, `www.www.`. */
export function withOneStart(written: string): string | undefined {
  const start = /^\s*https?:\/*(?:https?(?::\/*|\/+))*(?=\w)/i.exec(written)?.[0];
  if (start === undefined) return undefined;
  const isOne = /^\s*https?:\/\/$/i.test(start);
  const rest = written.slice(start.length);
  const better = rest.replace(/^(?:www\.){2,}(?=[\w-]+\.)/i, 'www.');
  return isOne && better === rest ? undefined : `https://${better.trim()}`;
}

/**
 * The address that somebody meant who left out what stands before it: a host, an e-mail address, a telephone number, or
 * one of the ids of the page that it stands on; or who pasted words with it.
 */
export function likelyAddress(written: string, ids: readonly string[]): string | undefined {
  if (ids.includes(written)) return `#${written}`;
  const amidWords = /(?<=^|\s)https?:\/\/[^\s"<>]*[^\s"<>.,;:!?)]/i.exec(written)?.[0];
  if (amidWords !== undefined && /\s/.test(written.trim())) return amidWords;
  if (/^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(written)) return `mailto:${written}`;
  if (/^\+?\d[\d ()-]{7,18}$/.test(written)) return `tel:${written}`;
  const [, scheme, rest] = /^(tel|mailto|whatsapp)\s+(\S.*)$/i.exec(written) ?? [];
  if (scheme !== undefined && rest !== undefined) return `${scheme.toLowerCase()}:${rest}`;
  const misspelt = /^https?(?::\/?|\/\/)(?!\/)(?=\w)(.+)$/i.exec(written);
  if (misspelt) return `https://${misspelt[1]}`;
  const host = /^(?:[\w-]+\.)+[a-z]{2,}(?=$|\/\S*$)/i.exec(written)?.[0];
  return host === undefined || (host === written && files.test(host)) ? undefined : `https://${written}`;
}
