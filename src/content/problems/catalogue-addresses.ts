import { warning } from './define';
import { brief, every } from './wording';

const whereItLeads: Record<ClosedPlace, string> = {
  account: 'a place for those who are signed in, and everybody is led to an account of their own',
  chats: 'your own chats, which open for you alone',
  design: 'the design as you edit it, which opens for you alone',
  document: 'the document as you edit it, which opens for others only when it was shared with them',
  form: 'the form as you edit it, which opens for you alone',
  mailbox: 'your own mailbox, which opens for you alone',
  network: 'a computer in your own network, where no visitor of the site gets to',
  studio: 'the studio of YouTube, which opens for you alone',
};

const whatToDo: Record<ClosedPlace, string> = {
  account: 'Write the address of the page that everybody sees, or take this link out.',
  chats: 'Write "whatsapp:" and what the message says, or "https://wa.me/" and the number with its country.',
  design: 'In Canva choose Share and "Public view link", and write the address that it copies.',
  document: 'Choose Share and "Anyone with the link" there, and write the address that "Copy link" gives.',
  form: 'Choose Send there, and write the address of the sign with the chain.',
  mailbox: 'Write what the mail says as a text, or "mailto:" and an e-mail address.',
  network: 'Write the address that it has on the Internet, or take this link out.',
  studio: 'Write the address of the video: "https://www.youtube.com/watch?v=…".',
};

/** Addresses that work for the one who copied them. */
export const addressProblems = {
  'closed-address': warning<{ url: string; place: ClosedPlace; better?: string }>(
    'Address that opens for its author alone',
    ({ url, place }) => `"${brief(url, 80)}" leads to ${whereItLeads[place]}.`,
    ({ place, better }) => (better === undefined ? whatToDo[place] : `Write "${brief(better, 80)}".`),
  ),
  'front-page': warning<{ url: string; name: string }>(
    'Front page of a site that many share',
    ({ url, name }) => `"${brief(url, 80)}" is the front page of ${name}, and nothing there is yours.`,
    ({ name }) => `Open the page that is meant at ${name}, and write its address. Or take this link out.`,
  ),
  'redirecting-address': warning<{ url: string; by: string; better: string }>(
    'Address that leads on to another',
    ({ url, by }) =>
      `"${brief(url, 60)}" is not the page itself: ${by} put its own address before it, which may warn visitors or stop working.`,
    ({ better }) => `Write "${brief(better, 80)}".`,
  ),
  'tracked-address': warning<{ url: string; marks: string[]; better: string }>(
    'Address with the marks of whoever shared it',
    ({ marks }) =>
      `${every(marks)} came along when this address was copied: what follows it tells others who visits the link, and the page opens without it.`,
    ({ better }) => `Write "${brief(better, 90)}".`,
  ),
};

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
