import { put, typed, type Mistake } from '../mistake';

const [contact, videos] = ['contact.json', '_collections/videos.json'];
const resilience = 'blog/building-resilience.json';
const outbound = 'signature-programs/outbound-training.json';
const story = 'I like to tell this story';

/** A document has another name, or lies in another folder; the problem is told there unless a file is named. */
function moved(
  name: string,
  from: string,
  to: string,
  { file = to, ...expected }: Pick<Mistake, 'names' | 'says'> & { file?: string },
): Mistake {
  const make = (texts: Map<string, string>): void => {
    texts.set(to, texts.get(from) ?? '');
    texts.delete(from);
  };
  return { name, file, make, ...expected };
}

/** What comes along when words are copied from a word processor, a messenger, a website or a template. */
export const copiedMistakes: readonly Mistake[] = [
  typed('an element of a text that is not closed', resilience, story, 'I <b>like to tell this story', {
    names: /<b>/,
    says: /<\/b>/,
  }),
  typed(
    'a colour in a text',
    resilience,
    story,
    String.raw`I <span style=\"color: red\">like</span> to tell this story`,
    { names: /style/, says: /take it out/i },
  ),
  typed(
    'a list with dots',
    resilience,
    '"Now check your two.',
    '"• One", "• Two", "", "Now check your two.',
    {
      names: /• One/,
      says: /"- One"/,
    },
  ),
  typed('a name of a template', contact, '"Contact the team"', '"Contact [Your Company Name]"', {
    names: /Your Company Name/,
    says: /write|take/i,
  }),
  typed('a note to oneself', contact, 'Ring when the date', 'TODO: check this. Ring when the date', {
    names: /TODO/,
    says: /write|take/i,
  }),
  typed('words that only fill', contact, 'Ring when the date', 'Lorem ipsum dolor. Ring when the date', {
    names: /lorem/i,
    says: /write|take/i,
  }),
  typed('a copied video with its old id', videos, '"sampleEN001"', '"sampleHI001"', {
    names: /sampleHI001/,
    says: /copied/,
  }),
  typed('a line for the editor from another folder', contact, '"../schemas', '"../../schemas', {
    names: /schemas/,
    says: /"\.\.\/schemas\/page/,
  }),
];

/** What lies in the wrong place, or is named as it was elsewhere. */
export const misplacedMistakes: readonly Mistake[] = [
  typed(
    'a picture by its place on a computer',
    contact,
    '"src": "pages/contact"',
    String.raw`"src": "C:\\Users\\Asha\\team.jpg"`,
    { names: /one computer/, says: /_media.*"team"/ },
  ),
  typed(
    'a picture by its address on another site',
    contact,
    '"src": "pages/contact"',
    '"src": "https://example.in/uploads/team.jpg"',
    { names: /another site/, says: /_media.*"team"/ },
  ),
  put('a page among the shared lists', '_collections/contact.json', (texts) => texts.get(contact) ?? '', {
    names: /holds a page/,
    says: /move it among the pages/i,
  }),
  typed('a firm’s sign that lacks a letter', '_site.json', '"brand-linkedin"', '"linkdin"', {
    names: /linkdin/,
    says: /brand-linkedin/,
  }),
  typed('true between quotation marks', '_forms/contact.json', '"half": true', '"half": "true"', {
    names: /a text/,
    says: /true without/,
  }),
  typed('a day in the digits of Hindi', resilience, '2026-08-05', '२०२६-०८-०५', {
    names: /२०२६/,
    says: /2026-02-18/,
  }),
  typed('a day in another century', resilience, '2026-08-05', '2206-08-05', {
    names: /2206/,
    says: /2026-02-18/,
  }),
  put(
    'the settings under another name beside them',
    'settings.json',
    (texts) => texts.get('_site.json') ?? '',
    { names: /settings of a site/, says: /_site\.json/ },
  ),
  moved('a list outside of its folder', '_collections/books.json', 'shared/books.json', {
    names: /holds a shared list/,
    says: /folder _collections/,
  }),
  moved('the settings with a capital', '_site.json', '_Site.json', {
    file: '_site.json',
    names: /_site\.json is missing/,
    says: /_Site\.json: rename it/,
  }),
  put('a file of another program', 'package.json', () => '{ "name": "website", "version": "1.0.0" }\n', {
    names: /package\.json holds nothing/,
    says: /take it out/,
  }),
  put('a page copied with nothing changed', 'contact-copy.json', (texts) => texts.get(contact) ?? '', {
    on: '"title": "Contact the Team',
    names: /contact\.json/,
    says: /delete it.*of its own under "seo"/i,
  }),
  moved('a page renamed to a name unlike its own', 'faqs.json', 'questions-people-ask.json', {
    names: /"\/faqs"/,
    says: /"aliases": \["\/faqs"\]/,
  }),
  typed('a link to nothing but a hash', contact, '"to": "#write"', '"to": "#"', {
    names: /"#"/,
    says: /the id of a block/,
  }),
  {
    name: 'a block pasted twice',
    file: outbound,
    make: (texts) => {
      const text = texts.get(outbound) ?? '';
      const gallery = /    \{\n      "type": "gallery"[^]*?\n    \},\n/.exec(text)?.[0] ?? '';
      texts.set(
        outbound,
        text.replace(gallery, () => gallery + gallery),
      );
    },
    on: 'apprentices."\n        }\n      ]\n    },\n    {\n      "type": "gallery"',
    names: /letter for letter/,
    says: /delete lines/i,
  },
  typed('a video by its address', videos, '"sampleEN001"', '"https://youtu.be/dQw4w9WgXcQ?si=Xk2"', {
    names: /youtu\.be/,
    says: /"dQw4w9WgXcQ"/,
  }),
  typed(
    'a picture described by its file',
    contact,
    '"A woman talks on',
    '"IMG_2034.jpg (1) A woman talks on',
    {
      names: /IMG_2034/,
      says: /what is to be seen/,
    },
  ),
  typed(
    'a place for a name that nobody filled',
    contact,
    '"Contact the team"',
    '"Contact for [Event Name]"',
    {
      names: /\[Event Name\]/,
      says: /write what belongs here/i,
    },
  ),
];
