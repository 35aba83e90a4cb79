import { typed, type Mistake } from '../mistake';

const form = '_forms/get-in-touch.json';
const client = 'invite.json';

/** What comes along when a text, a name or a date is brought in from somewhere else. */
export const broughtMistakes: readonly Mistake[] = [
  typed('a placeholder in round brackets', form, 'Ring {contact.phone}.', 'Ring (contact.phone).', {
    names: /"\(contact\.phone\)"/,
    says: /Write \{contact\.phone\}/,
  }),
  typed('a placeholder without its brackets', form, 'Ring {contact.phone}.', 'Ring contact.phone.', {
    names: /"contact\.phone"/,
    says: /Write \{contact\.phone\}/,
  }),
  typed(
    'an article with the day of next year',
    'blog/the-bad-apple-effect.json',
    '"date": "2025-09-16"',
    '"date": "2027-09-16"',
    { names: /2027-09-16/, says: /Did you mean "2026-09-16"\?/ },
  ),
  typed('a client’s name with a letter less', client, 'Rohini Bhalerao', 'Rohini Balerao', {
    names: /"Rohini Balerao"/,
    says: /Write "Rohini Bhalerao"/,
  }),
  typed('a client’s company with a letter less', client, 'Wainganga Castings', 'Wainganga Casting', {
    names: /"Wainganga Casting"/,
    says: /Write "Wainganga Castings"/,
  }),
  typed('letters that a printed page joins', form, 'A person reads it today', 'The oﬃce reads it today', {
    names: /"oﬃce"/,
    says: /Write "office"/,
  }),
  typed(
    'a word that a line of print had parted',
    form,
    'A person reads it today',
    'A per- son reads it today',
    {
      names: /"per- son"/,
      says: /Write "person"/,
    },
  ),
  typed('Hindi from before Unicode', form, 'A person reads it today', "vkidk lUns'k gekjs ikl gS vkSj", {
    names: /vkidk/,
    says: /Turn it into Unicode/,
  }),
  typed(
    'a Marathi title from before Unicode',
    'marathi-videos.json',
    'बढती मागायची तरी कशी?',
    "c<rh ekxk;ph rjh d'kh?",
    {
      names: /c<rh/,
      says: /Turn it into Unicode/,
    },
  ),
  typed(
    'a field called optional that is not',
    '_forms/invitation.json',
    '"label": "E-mail"',
    '"label": "E-mail (optional)"',
    {
      names: /E-mail \(optional\)/,
      says: /Write "E-mail"/,
    },
  ),
  typed(
    'the second bullets of a word processor',
    'invite.json',
    '"1. **Within 24 hours**',
    '"o   The hall is yours to book.",\n        "o   Travel stands in the offer.",\n        "",\n        "1. **Within 24 hours**',
    { names: /o {3}The hall/, says: /- / },
  ),
  typed(
    'the heading of the block above',
    'contact.json',
    '"heading": "Phone, e-mail and meeting places"',
    '"heading": "Write to us"',
    { names: /line 33/, says: /Write in one of the two what it alone holds/ },
  ),
  typed(
    'the cover of another book',
    '_collections/books.json',
    '"src": "books/the-unanswered"',
    '"src": "books/the-winning-edge"',
    { names: /"books\/the-winning-edge"/, says: /a picture of its own/ },
  ),
  typed(
    'words before an address',
    '_collections/books.json',
    '"amazonLink": "https://www.amazon.in/dp/0000000001"',
    '"amazonLink": "Check this out! https://amzn.in/d/abc"',
    { names: /Check this out!/, says: /"https:\/\/amzn\.in\/d\/abc"/ },
  ),
];
