/** A place that is open to whoever is signed in there, or sits in the same building. */
export type ClosedPlace =
  'account' | 'chats' | 'design' | 'document' | 'form' | 'mailbox' | 'network' | 'studio';

const networks = [
  /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.\d+\.\d+(?::\d+)?$/,
  /\.(?:local|lan|internal|intranet|corp)(?::\d+)?$/,
  /^[^.:[\]]+(?::\d+)?$/,
];

/** Hosts with the beginnings of paths, without `www.`. */
const places: [address: RegExp, place: ClosedPlace][] = [
  [/^docs\.google\.com\/forms\/(?:u\/\d+\/)?d\/[\w-]+\/(?:edit|prefill)/, 'form'],
  [
    /^docs\.google\.com\/(?:document|spreadsheets|presentation)\/(?:u\/\d+\/)?(?:$|d\/[\w-]+\/edit)/,
    'document',
  ],
  [/^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent)/, 'document'],
  [/^canva\.com\/design\/.*\/edit$/, 'design'],
  [/^studio\.youtube\.com\//, 'studio'],
  [/^(?:web\.whatsapp\.com|messages\.google\.com|web\.telegram\.org)\//, 'chats'],
  [
    /^(?:mail\.google\.com|mail\.yahoo\.com|outlook\.(?:live|office|office365)\.com\/mail)(?:\/|$)/,
    'mailbox',
  ],
  [/^(?:calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r|myaccount\.google\.com)(?:\/|$)/, 'account'],
  [/^(?:business|developers)\.facebook\.com\/|^facebook\.com\/(?:me|settings|messages)(?:\/|$)/, 'account'],
  [/^instagram\.com\/(?:accounts|direct)(?:\/|$)/, 'account'],
  [/^linkedin\.com\/(?:feed|in\/me|messaging|mynetwork)\/?$/, 'account'],
  [/^youtube\.com\/(?:account|feed)(?:\/|$)/, 'account'],
  [/\/wp-admin(?:\/|$)/, 'account'],
];

/** The place that an address leads to, when visitors do not get in, and the address that was meant, where that is known. */
export function closedPlace(url: URL): { place: ClosedPlace; better?: string } | undefined {
  const { host, pathname, searchParams } = url;
  if (networks.some((shape) => shape.test(host))) return { place: 'network' };
  const address = host.replace(/^www\./, '') + pathname;
  const place = places.find(([shape]) => shape.test(address))?.[1];
  // The link that "Share" gives has the same path, and says there that it is one.
  if (place === undefined || (place === 'document' && searchParams.has('usp'))) return undefined;
  const better = openAddress(url);
  return { place, ...(better !== undefined && { better }) };
}

/** Where visitors see what somebody looked at in an account. */
function openAddress({ host, pathname, searchParams }: URL): string | undefined {
  const video = /^\/video\/([\w-]{11})(?:\/|$)/.exec(pathname)?.[1];
  if (host === 'studio.youtube.com' && video !== undefined) return `https://www.youtube.com/watch?v=${video}`;
  const number = searchParams.get('phone')?.replaceAll(/\D/g, '') ?? '';
  return host === 'web.whatsapp.com' && number !== '' ? `https://wa.me/${number}` : undefined;
}
