/** Headers for the paths that a pattern covers (`*` stands for anything). No two rules set one header: hosts join doubled ones. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** No inline scripts; inline styles are Mantine's and the page's own. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'frame-src https://www.youtube-nocookie.com',
  "connect-src 'self' https:",
  "form-action 'self' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

const forever = 'public, max-age=31536000, immutable';

/** What the site's files are sent with, on the local server and on hosts that read `_headers`. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': forever } },
  { path: '/media/*', headers: { 'Cache-Control': forever } },
  { path: '/social/*', headers: { 'Cache-Control': forever } },
];

/** The headers of one file, by its path in the site. */
export function headersFor(path: string): Record<string, string> {
  const fitting = headerRules.filter((rule) => path.startsWith(rule.path.replace('*', '')));
  return Object.assign({}, ...fitting.map((rule) => rule.headers)) as Record<string, string>;
}
