import { urlOf } from '../../lib/url-of';
/** What is another one in the words of a link than in its address. */
export type Contradiction = 'mail' | 'number' | 'site' | 'way';

/** What the words of a link to another place say that its address contradicts. */
export function contradictionOf(label: string, to: string): Contradiction | undefined {
  const scheme = /^\s*([a-z]+):/i.exec(to)?.[1]?.toLowerCase();
  if (isOtherWay(label, to)) return 'way';
  if (scheme === 'mailto') return isOtherMail(label, to) ? 'mail' : undefined;
  if (scheme === 'tel' || /^https:\/\/wa\.me\//i.test(to))
    return isOtherNumber(label, to) ? 'number' : undefined;
  return scheme === 'https' && isOtherSite(label, to) ? 'site' : undefined;
}

/** Digits of a number without the country, which one of the two may leave out. */
const ownDigits = 8;

function isOtherNumber(label: string, to: string): boolean {
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  const said = digits(/\+?\d[\d\s()-]{6,}\d/.exec(label)?.[0] ?? '').replace(/^0+/, '');
  if (said.length < ownDigits) return false;
  const [number = ''] = to.replace(/^\s*(?:tel:|https:\/\/wa\.me\/)/i, '').split(/[?#;]/);
  // The same word for word, as from one placeholder, is no other number, whatever is wrong with it.
  if (label.includes(number.trim())) return false;
  return !digits(number).endsWith(said) && !said.endsWith(digits(number).replace(/^0+/, ''));
}

function isOtherMail(label: string, to: string): boolean {
  const said = /[^\s@<>(]+@[^\s@<>),;]+\.[a-z]{2,}/i.exec(label)?.[0].toLowerCase();
  return said !== undefined && !decoded(to).toLowerCase().includes(said);
}

function decoded(to: string): string {
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}

/** Ways to reach somebody: how words name them, and how addresses begin. */
const ways: readonly [named: RegExp, reached: RegExp][] = [
  [/\bwhatsapp\b/i, /^\s*(?:whatsapp:|https:\/\/wa\.me\/)/i],
  [/\be-?mail\b/i, /^\s*mailto:/i],
  [/^\s*(?:call|ring|phone)\b/i, /^\s*tel:/i],
];

/** The words name one of those ways alone, and the address is another of them. */
function isOtherWay(label: string, to: string): boolean {
  const named = ways.filter(([words]) => words.test(label));
  const reached = ways.find(([, address]) => address.test(to));
  return named.length === 1 && reached !== undefined && !named.includes(reached);
}

/** Sites that are named by their names, with their hosts. */
const sites: Record<string, RegExp> = {
  amazon: /(?:^|\.)amazon\.|^amzn\./,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.(?:com|me|watch))$/,
  flipkart: /(?:^|\.)flipkart\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/,
  spotify: /(?:^|\.)(?:spotify\.com|spotify\.link)$/,
  telegram: /(?:^|\.)(?:t\.me|telegram\.me)$/,
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

/** The words name one of those sites alone, and the address leads to another of them. */
function isOtherSite(label: string, to: string): boolean {
  const host = urlOf(to)?.host;
  if (host === undefined) return false;
  const words = new Set(label.toLowerCase().match(/\p{L}+/gu));
  const named = Object.keys(sites).filter((name) => words.has(name));
  const reached = Object.keys(sites).find((name) => sites[name]?.test(host));
  return named.length === 1 && reached !== undefined && !named.includes(reached);
}
