import { typed, type Mistake } from '../mistake';

const [about, own] = ['about.json', '"path": "/about-{owner.slug}"'];

/** An address of another site as the button of the contact page. */
function leading(name: string, to: string, expected: Pick<Mistake, 'names' | 'says'>): Mistake {
  return typed(name, 'contact.json', '"#write"', `"${to}"`, expected);
}

/** Addresses that were copied where nobody else comes from. */
export const addressMistakes: readonly Mistake[] = [
  leading('a video in the studio', 'https://studio.youtube.com/video/abcdefghijk/edit', {
    names: /studio of YouTube/,
    says: /watch\?v=abcdefghijk/,
  }),
  leading('a document as one edits it', 'https://docs.google.com/document/d/1AbC/edit?tab=t.0', {
    names: /you edit it/,
    says: /Anyone with the link/,
  }),
  leading('a mail of one’s own', 'https://mail.google.com/mail/u/0/#inbox/FMfcgz', {
    names: /mailbox/,
    says: /mailto:/,
  }),
  leading('a computer in the office', 'http://192.168.1.5/brochure', {
    names: /network/,
    says: /Internet/,
  }),
  leading('an address out of a document', 'https://www.google.com/url?q=https://books.example/talk&sa=D', {
    names: /Google/,
    says: /"https:\/\/books\.example\/talk"/,
  }),
  leading('an address out of a chat', 'https://books.example/talk?id=3&fbclid=IwAR0abc', {
    names: /fbclid/,
    says: /"https:\/\/books\.example\/talk\?id=3"/,
  }),
  leading('the front page of a shop', 'https://www.amazon.in/', {
    names: /front page/,
    says: /page that is meant/,
  }),
  leading('half of a mail address', 'mailto:team@vikram', {
    names: /mailto:team@vikram/,
    says: /whole mail address/,
  }),
  typed('a slash behind an address of its own', about, own, '"path": "/about-{owner.slug}/"', {
    names: /about-\{owner\.slug\}\//,
    says: /Write "\/about-\{owner\.slug\}"/,
  }),
  typed('another address of its own', about, own, '"path": "/about-us"', {
    names: /links lead to "\/about-vikram-sahyadri"/,
    says: /write "\/about-vikram-sahyadri" here again/i,
  }),
  typed('an address of its own that another page has', about, own, '"path": "/contact"', {
    names: /belongs to contact\.json/,
    says: /change its "path"/,
  }),
];
