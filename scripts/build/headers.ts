import type { FormSettings } from '../../src/model/content.generated';
import { formSettings, isEmbedded } from '../../src/lib/form-settings';

/** Headers for the paths that a pattern covers (`*` stands for anything). No two rules set one header: hosts join doubled ones. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/**
 * No inline scripts but the page's own; inline styles are Mantine's and the page's own. Only a form service is on another
 * host, and it may lead to further ones.
 */
const contentSecurityPolicy = (scriptHash: string, forms: FormSettings | undefined): string => {
  const services = isEmbedded(formSettings(forms)) ? '' : ' https:';
  const answers = services && [`connect-src 'self'${services}`];
  return [
    "default-src 'self'",
    `script-src 'self' '${scriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    'frame-src https://www.youtube-nocookie.com',
    ...answers,
    `form-action 'self'${services}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const forever = 'public, max-age=31536000, immutable';

/** Takes the hash of the script in every page and where forms are sent, and gives what the site's files are sent with. */
export const headerRules = (scriptHash: string, forms: FormSettings | undefined): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(scriptHash, forms),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': forever } },
  { path: '/media/*', headers: { 'Cache-Control': forever } },
  { path: '/social/*', headers: { 'Cache-Control': forever } },
];
