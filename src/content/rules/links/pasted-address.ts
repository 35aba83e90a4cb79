import { urlOf } from '../../../lib/url-of';
import { closedPlace, type ClosedPlace } from '../../problems/catalogue-addresses';

/** What is wrong with an address that works, or does for the one who copied it. */
type PastedFault =
  | { code: 'closed-address'; details: { url: string; place: ClosedPlace; better?: string } }
  | { code: 'front-page'; details: { url: string; name: string } }
  | { code: 'redirecting-address'; details: { url: string; by: string; better: string } }
  | { code: 'tracked-address'; details: { url: string; marks: string[]; better: string } };

/** What is wrong with the address of another site, as it comes from the line of a browser, a mail or a messenger. */
export function pastedFault(url: string): PastedFault | undefined {
  const read = urlOf(url);
  if (!read) return undefined;
  const place = closedPlace(read);
  if (place) return { code: 'closed-address', details: { url, ...place } };
  const stop = stopOnTheWay(read);
  if (stop) return { code: 'redirecting-address', details: { url, ...stop } };
  const name = frontPageOf(read);
  if (name !== undefined) return { code: 'front-page', details: { url, name } };
  const tracks = tracksIn(url, read);
  return tracks && { code: 'tracked-address', details: { url, ...tracks } };
}

/** Addresses that lead on to the one in their query, and its name there. */
const stops: [address: RegExp, parameter: string, by: string][] = [
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'q', 'Google'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'url', 'Google'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u', 'Facebook'],
  [/^l\.instagram\.com\/$/, 'u', 'Instagram'],
  [/^l\.wl\.co\/l$/, 'u', 'WhatsApp'],
  [/^www\.youtube\.com\/redirect$/, 'q', 'YouTube'],
  [/^www\.linkedin\.com\/safety\/go$/, 'url', 'LinkedIn'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url', 'Outlook'],
];

function stopOnTheWay({ host, pathname, searchParams }: URL): { by: string; better: string } | undefined {
  for (const [address, parameter, by] of stops) {
    const to = address.test(host + pathname) ? searchParams.get(parameter) : undefined;
    if (/^https?:\/\//.test(to ?? '')) return { by, better: String(to).replace(/^http:/, 'https:') };
  }
  return undefined;
}

/** Sites on which many have a page: none of them is at the front. */
const sharedSites: Record<string, string> = {
  'amazon.com': 'Amazon',
  'amazon.in': 'Amazon',
  'facebook.com': 'Facebook',
  'flipkart.com': 'Flipkart',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'open.spotify.com': 'Spotify',
  't.me': 'Telegram',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
};

function frontPageOf({ host, pathname, search, hash }: URL): string | undefined {
  const isFront = pathname === '/' && search === '' && hash === '';
  return isFront ? sharedSites[host.replace(/^(?:www|m)\./, '')] : undefined;
}

/** What a site or an app adds to an address to know who followed it. */
const marksOf = /^(?:fbclid|gclid|dclid|msclkid|twclid|ttclid|yclid|igsh|igshid|mc_[ce]id)$/;
const sharedBy =
  /^(?:chatgpt\.com|openai|perplexity|copilot\.com|whatsapp|facebook|fb|ig|instagram|ig_web_\w+|linkedin|twitter|google)$/i;

function tracksIn(url: string, { host, searchParams }: URL): { marks: string[]; better: string } | undefined {
  const isShared = sharedBy.test(searchParams.get('utm_source') ?? '');
  const hasSender = /(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/.test(host);
  const isMark = (name: string): boolean =>
    marksOf.test(name) || (isShared && name.startsWith('utm_')) || (hasSender && name === 'si');
  const marks = [...searchParams.keys()].filter(isMark);
  if (marks.length === 0) return undefined;
  const [, start = '', query = '', end = ''] = /^([^?]*)\?([^#]*)(.*)$/s.exec(url) ?? [];
  const kept = query.split('&').filter((pair) => !isMark(pair.split('=', 1)[0] ?? ''));
  return { marks, better: start + (kept.length > 0 ? `?${kept.join('&')}` : '') + end };
}
