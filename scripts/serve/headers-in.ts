import type { HeaderRule } from '../build/headers';

/**
 * The headers with which a built site wants an address sent. A rule is a path, in which a `*` at its end stands for
 * anything, and its headers indented below it (https://developers.cloudflare.com/pages/configuration/headers/).
 * @param text the site's `_headers`.
 * @param pathname the whole address, with the base path.
 */
export function headersIn(text: string, pathname: string): Record<string, string> {
  const fitting = rulesIn(text).filter(({ path }) => pathname.startsWith(path.replace('*', '')));
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>;
}

function rulesIn(text: string): HeaderRule[] {
  return text.split(/\n(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s*/);
    const named = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) as [string, string]);
    return { path, headers: Object.fromEntries(named) };
  });
}
