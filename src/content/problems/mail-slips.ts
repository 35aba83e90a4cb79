import { isMistyped } from './nearest';

/** Hosts of mail that many use. */
const hosts = [
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'rediffmail.com',
  'yahoo.co.in',
  'yahoo.com',
];

/** Hosts that are others, however near. */
const real = new Set(['email.com', 'mail.com', 'ymail.com']);

/** What every text with an e-mail address has in it. */
export const mailHint = /@[\w-]+\./;

/** The first e-mail address in a text whose host is, but for a letter, one that many use: `team@gmial.com`. */
export function mailSlipIn(text: string): { written: string; better: string } | undefined {
  for (const [written, name = '', host = ''] of text.matchAll(
    /([\w.+-]+@)((?:[\w-]+\.)+[a-z]{2,})(?![\w-])/gi,
  )) {
    const typed = host.toLowerCase();
    const meant =
      real.has(typed) || hosts.includes(typed) ? undefined : hosts.find((one) => isMistyped(typed, one));
    if (meant !== undefined) return { written, better: name + meant };
  }
  return undefined;
}
