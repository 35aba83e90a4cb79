import { typed, type Mistake } from '../mistake';

const paragraph = '        "Links to LinkedIn, Instagram';
const mail =
  'Hi Asha,\n\nplease add this to the page: "We keep no cookies." It must be online by Friday.\n\nRegards,\nPriya Kulkarni\nTel. +91 98220 12345\n';
const chat =
  '[12:44, 24/11/2026] Meera: Pls change the phone number to 98220 12345\n[12:45, 24/11/2026] Meera: Thx\n';

/** Lines that somebody wrote to the author, in the midst of a document. */
function lies(name: string, file: string, before: string, lines: string, says: RegExp): Mistake {
  return typed(name, file, before, `${lines}${before}`, { names: /note/, says });
}

const deleteLines = /Delete lines \d+ to \d+/;
const deleteLine = /delete (?:the )?line/i;

/** Messages and remarks where only the lines of a document may stand. */
export const messageMistakes: readonly Mistake[] = [
  lies('a mail between paragraphs', 'privacy.json', paragraph, mail, deleteLines),
  lies('a mail between blocks', 'contact.json', '    {\n      "type": "contact"', mail, deleteLines),
  lies(
    'the head of a mail between quotations',
    'index.json',
    '        {\n          "name": "Anushka Rao"',
    'From: Priya <priya@example.in>\nTo: Asha\nSubject: Re: testimonials\n\nplease delete the next one\n',
    deleteLines,
  ),
  lies('the end of a mail', 'privacy.json', paragraph, 'Kind regards,\nPriya Kulkarni\n', deleteLines),
  lies('one line of a mail', 'privacy.json', paragraph, 'Hi Asha,\n', deleteLine),
  lies('a chat between paragraphs', 'privacy.json', paragraph, chat, deleteLines),
  lies('a chat between settings', '_site.json', '    "email": "team@', chat, deleteLines),
  lies(
    'a chat between books',
    '_collections/books.json',
    '    {\n      "title": "The Winning Edge (M',
    chat,
    deleteLines,
  ),
  lies('a remark among paragraphs', 'privacy.json', paragraph, '[Suresh: still true?]\n', deleteLine),
  lies('a remark with its comma', 'privacy.json', paragraph, '        [Suresh - still true?],\n', deleteLine),
  lies(
    'a remark among blocks',
    'contact.json',
    '    {\n      "type": "contact"',
    '[check with Ravi]\n',
    deleteLine,
  ),
  lies('a remark in braces', 'privacy.json', paragraph, '{Meera: pls check}\n', deleteLine),
  lies('a remark among properties', 'contact.json', '      "intro": "Ring', '[PK: keep?]\n', deleteLine),
  lies(
    'a remark of a word processor',
    '_collections/chatTopics.json',
    '      "answer": [\n        "He talks to halls',
    'Commented [PK1]: better words?\n',
    deleteLine,
  ),
  typed(
    'a remark behind a value',
    '_site.json',
    '"phone": "+91 98000 00000",',
    '"phone": "+91 98000 00000" [old?],',
    {
      names: /note/,
      says: /Delete it/,
    },
  ),
  typed(
    'an option of the chat with new words, and the old ones where it is offered',
    '_chat.json',
    '{ "label": "Book a session"',
    '{ "label": "Book a date"',
    { names: /Book a date/, says: /Where "Book a session" is offered.*write "Book a date"/ },
  ),
  typed(
    'a chat within a text',
    '_chat.json',
    '"title": "',
    '"title": "[12:44, 24/11/2026] Meera: Pls change "Ask the team" to\n[12:45] Meera: Ask us\n',
    { names: /Meera/, says: /message was pasted.*delete it/ },
  ),
  lies(
    'a message with its time before it',
    'contact.json',
    '      "intro": "For a question',
    '[24/11, 10:32] Rohini: please change the heading to "Write to our team"\n',
    deleteLine,
  ),
  lies(
    'what somebody said',
    '_site.json',
    '    "email": "team@',
    'Sunil: please check this number\n',
    deleteLine,
  ),
  lies(
    'what somebody said with a quotation',
    'contact.json',
    '      "intro": "For a question',
    'Rohini: please change it to "Write to our team"\n',
    deleteLine,
  ),
];
