import { urlOf } from '../../../lib/url-of';
import type { AddressFault } from './outside-address';

/** What is wrong with the address of another site, as it comes from the line of a browser, a mail or a messenger. */
export function pastedFault(url: string): AddressFault | undefined {
  const read = urlOf(url);
  if (!read) return undefined;
  const { host, pathname, search, hash, searchParams } = read;
  // The link that "Share" gives has the same path, and says there that it is one.
  const address = host.replace(/^(?:www|m)\./, '') + pathname + (searchParams.has('usp') ? '?usp' : '');
  const place = closedPlaces.find(([shape]) => shape.test(address))?.[1];
  if (place) return { code: 'closed-address', details: { url, place } };
  const better = searchParams.get('q') ?? searchParams.get('url') ?? searchParams.get('u') ?? '';
  const by = redirects.find(([shape]) => shape.test(address))?.[1];
  if (by !== undefined && /^https?:\/\//.test(better))
    return { code: 'redirecting-address', details: { url, by, better: better.replace(/^http:/, 'https:') } };
  const name = search + hash === '' ? sharedSites[address] : undefined;
  if (name !== undefined) return { code: 'front-page', details: { url, name } };
  return trackedFault(url, read);
}

/** Hosts with the beginnings of paths that open for whoever is signed in there, or sits in the same building. */
const closedPlaces: readonly [address: RegExp, place: 'account' | 'document' | 'network'][] = [
  [/^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.\d+\.\d+(?::\d+)?\//, 'network'],
  [/^[^/]*\.(?:local|lan|internal|intranet|corp)(?::\d+)?\//, 'network'],
  [/^[^./:[\]]+(?::\d+)?\//, 'network'],
  [/^docs\.google\.com\/\w+\/(?:u\/\d+\/)?(?:$|d\/[\w-]+\/(?:edit|prefill)(?!\?usp))/, 'document'],
  [
    /^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent)|^canva\.com\/design\/.*\/edit$/,
    'document',
  ],
  [
    /^(?:studio\.youtube|web\.whatsapp|messages\.google|myaccount\.google|mail\.google|mail\.yahoo)\.com\//,
    'account',
  ],
  [/^web\.telegram\.org\/|^outlook\.(?:live|office|office365)\.com\/mail|\/wp-admin(?:\/|$)/, 'account'],
  [/^(?:business|developers)\.facebook\.com\/|^facebook\.com\/(?:me|settings|messages)(?:\/|$)/, 'account'],
  [/^instagram\.com\/(?:accounts|direct)\/|^youtube\.com\/(?:account|feed)(?:\/|$)/, 'account'],
  [/^linkedin\.com\/(?:feed|in\/me|messaging|mynetwork)\/?$/, 'account'],
];

/** Addresses that lead on to the one in their query. */
const redirects: readonly [address: RegExp, by: string][] = [
  [/^google\.[a-z.]+\/url$/, 'Google'],
  [/^lm?\.facebook\.com\/l\.php$/, 'Facebook'],
  [/^l\.instagram\.com\/$/, 'Instagram'],
  [/^l\.wl\.co\/l$/, 'WhatsApp'],
  [/^youtube\.com\/redirect$/, 'YouTube'],
  [/^linkedin\.com\/safety\/go$/, 'LinkedIn'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'Outlook'],
];

/** Sites on which many have a page: none of them is at the front. */
const sharedSites: Record<string, string> = {
  'amazon.com/': 'Amazon',
  'amazon.in/': 'Amazon',
  'facebook.com/': 'Facebook',
  'flipkart.com/': 'Flipkart',
  'instagram.com/': 'Instagram',
  'linkedin.com/': 'LinkedIn',
  'open.spotify.com/': 'Spotify',
  't.me/': 'Telegram',
  'wa.me/': 'WhatsApp',
  'whatsapp.com/': 'WhatsApp',
  'x.com/': 'X',
  'youtu.be/': 'YouTube',
  'youtube.com/': 'YouTube',
};

/** What a site or an app adds to an address to know who followed it. */
const marksOf = /^(?:fbclid|gclid|dclid|msclkid|twclid|ttclid|yclid|igsh|igshid|mc_[ce]id)$/;
const sharedBy =
  /^(?:chatgpt\.com|openai|perplexity|copilot\.com|whatsapp|facebook|fb|ig|instagram|ig_web_\w+|linkedin|twitter|google)$/i;

function trackedFault(url: string, { host, searchParams }: URL): AddressFault | undefined {
  const isShared = sharedBy.test(searchParams.get('utm_source') ?? '');
  const hasSender = /(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/.test(host);
  const isMark = (name: string): boolean =>
    marksOf.test(name) || (isShared && name.startsWith('utm_')) || (hasSender && name === 'si');
  const marks = [...searchParams.keys()].filter(isMark);
  if (marks.length === 0) return undefined;
  const [, start = '', query = '', end = ''] = /^([^?]*)\?([^#]*)(.*)$/s.exec(url) ?? [];
  const kept = query.split('&').filter((pair) => !isMark(pair.split('=', 1)[0] ?? ''));
  const better = start + (kept.length > 0 ? `?${kept.join('&')}` : '') + end;
  return { code: 'tracked-address', details: { url, marks, better } };
}
