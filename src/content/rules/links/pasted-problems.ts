import { warning } from '../../problems/define';
import { swap } from '../../problems/fixes';
import { brief, every } from '../../problems/wording';

/** What opens for its author alone: where an address leads, and what to do. */
const closedPlaces = {
  account: [
    'your own account or mailbox, which opens for you alone',
    'Write the address of what everybody sees, or take this link out.',
  ],
  document: [
    'the document as you edit it, which opens for others only when it was shared with them',
    'Choose Share and "Anyone with the link" there, and write the address that it copies.',
  ],
  network: [
    'a computer in your own network, where no visitor of the site gets to',
    'Write the address that it has on the Internet, or take this link out.',
  ],
} as const;

/** Addresses that work for the one who copied them. */
export const pastedProblems = {
  'closed-address': warning<{ url: string; place: keyof typeof closedPlaces }>(
    'Address that opens for its author alone',
    ({ url, place }) => `"${brief(url, 80)}" leads to ${closedPlaces[place][0]}.`,
    ({ place }) => closedPlaces[place][1],
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
    swap('url'),
  ),
  'tracked-address': warning<{ url: string; marks: string[]; better: string }>(
    'Address with tracking marks',
    ({ marks }) =>
      `${every(marks)} came along when this address was copied: what follows it tells others who visits the link, and the page opens without it.`,
    ({ better }) => `Write "${brief(better, 90)}".`,
    swap('url'),
  ),
};
