import { warning } from '../../problems/define';
import { brief } from '../../problems/wording';

/** What an author may have meant otherwise. */
export const editorialProblems = {
  'copied-message': warning<{ other: string; title: string }>(
    'Message that is about another page',
    ({ other, title }) => `This message is that of ${other}, and speaks of "${brief(title)}".`,
    () => 'Write what a visitor of this page would say.',
  ),
  'copied-words': warning<{ other: string }>(
    'Page with the words of another one',
    ({ other }) =>
      `Here begin words of ${other}: this page seems to be a copy that still says what that one says.`,
    ({ other }) =>
      `Write here and further down what only this page says. If that takes a while, write "sample": true, under its title: the mark keeps it from a release. If ${other} is the copy, do it there.`,
  ),
  'swapped-pictures': warning<{ src: string; other: string; otherLine: number }>(
    'Pictures that have changed places',
    ({ src, other, otherLine }) =>
      `"${brief(src)}" stands with words that name "${brief(other)}", and that one, in line ${otherLine}, with words that name this one.`,
    ({ src, other, otherLine }) =>
      `If they have changed places, write "${brief(other)}" here and "${brief(src)}" in line ${otherLine}.`,
  ),
  'wrong-count': warning<{ written: string; entries: number; better: string }>(
    'Heading that counts otherwise than its list',
    ({ written, entries }) =>
      `This says "${brief(written)}", and the list of this block has ${entries} ${entries === 1 ? 'entry' : 'entries'}.`,
    ({ better }) =>
      `Write "${brief(better)}", or look whether an entry is missing or too many. Without a number it is always right.`,
  ),
  'other-figure': warning<{ value: string; label: string; settings: string }>(
    'Figure that is another one in the settings',
    ({ value, label, settings }) =>
      `"${brief(value)} ${brief(label)}" are "${brief(settings)}" in _site.json.`,
    ({ value, settings }) =>
      `Write "${brief(settings)}" here, or "${brief(value)}" there. Texts that still say the old one are listed by npm run where -- ${JSON.stringify(brief(value))}, or by the same with ${JSON.stringify(brief(settings))}.`,
  ),
  'near-client': warning<{ written: string; better: string; file: string }>(
    'Client spelt in two ways',
    ({ written, better, file }) =>
      `"${brief(written)}" differs by a letter from "${brief(better)}", as it is written in ${file}.`,
    ({ better }) =>
      `Write "${brief(better)}" here, if that is right, or fix it there. If it is somebody else, let it stand.`,
  ),
};
