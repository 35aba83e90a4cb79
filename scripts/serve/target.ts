/** What a request asks for. */
export interface Target {
  /** The host of an address that is written in full; other requests name it in a header only. */
  host?: string;
  /** As it was sent, without the query. */
  pathname: string;
  /** The decoded names between the slashes, an empty one for each slash without a name behind it. */
  names: string[];
}

/** In full as for a proxy, or from the first slash on; no space, control or backslash (https://www.rfc-editor.org/rfc/rfc9112#section-3.2). */
const form = /^(?:http:\/\/(?<host>[^/?#\\\s]+))?(?<pathname>\/[^?#\\\p{Cc}\s]*)(?:\?.*)?$/iu;

/** Reads the first line of a request; undefined for what is no address. */
export function targetOf(url: string): Target | undefined {
  const { host, pathname } = form.exec(url)?.groups ?? {};
  if (pathname === undefined) return undefined;
  try {
    const names = pathname.slice(1).split('/').map(decodeURIComponent);
    return { ...(host !== undefined && { host }), pathname, names };
  } catch {
    return undefined;
  }
}

/** The names below a base path like `/site/`; undefined for an address elsewhere. */
export function namesBelow({ pathname, names }: Target, basePath: string): string[] | undefined {
  if (pathname === basePath.slice(0, -1)) return [''];
  return pathname.startsWith(basePath) ? names.slice(basePath.split('/').length - 2) : undefined;
}
