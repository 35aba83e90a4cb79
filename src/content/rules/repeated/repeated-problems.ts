import { error, warning } from '../../problems/define';
import { brief, inLines } from '../../problems/wording';

/** What stands twice: its name, and the line in which it stands first. */
export interface Repeat {
  id: string;
  firstLine: number;
}

/** What may stand once on a page, or in a list, and stands there twice. */
export const repeatedProblems = {
  'duplicate-id': error<Repeat>(
    'Id twice on a page',
    ({ id, firstLine }) =>
      `The id "${brief(id)}" already stands in line ${firstLine}, and a link could lead to either.`,
    ({ id }) => `Give this block another id, like "${brief(id, 40)}-2".`,
  ),
  'second-form': error<Repeat>(
    'Form that stands twice',
    ({ id, firstLine }) =>
      `The form "${brief(id)}" already stands in line ${firstLine}, and what is typed in one would show up in the other.`,
    () => 'Take one of the two out, or lead to the other with a button.',
  ),
  'repeated-block': error<{ amount: number; firstLine: number; from: number; to: number }>(
    'Block that stands twice',
    ({ amount, firstLine }) =>
      amount === 1
        ? `This block is the one of line ${firstLine} once more, letter for letter.`
        : `From here on ${amount} blocks are those from line ${firstLine} on once more, letter for letter.`,
    ({ from, to }) =>
      `Delete ${inLines(from, to)}, or the same further up. If both are wanted, change the words of one, and give the copy ids of its own.`,
  ),
  'repeated-heading': warning<Repeat>(
    'Heading that stands twice',
    ({ firstLine }) => `This heading stands already in line ${firstLine}, over another block of this page.`,
    () =>
      'Write in one of the two what it alone holds: who jumps from heading to heading cannot tell them apart.',
  ),
  'repeated-paragraph': warning<Repeat>(
    'Paragraph that stands twice',
    ({ firstLine }) => `This paragraph stands already in line ${firstLine}, letter for letter.`,
    () => 'Delete it here, or there.',
  ),
  'repeated-picture': warning<Repeat>(
    'One picture for two entries',
    ({ id, firstLine }) =>
      `"${brief(id)}" is the picture of another entry of this list too, in line ${firstLine}: visitors would take the two for one.`,
    () => 'Write the name of a picture of its own here, or there, and say in its "alt" what it shows.',
  ),
  'repeated-alt': warning<Repeat>(
    'Same words for another picture',
    ({ firstLine }) =>
      `These words stand for another picture in line ${firstLine}, or under this one: those who cannot see the picture hear them twice, and not what it shows.`,
    ({ id }) => `Write what is to be seen on "${brief(id)}".`,
  ),
  'duplicate-entry': warning<{ id: string; firstLine: number }>(
    'Entry twice in a list',
    ({ id, firstLine }) => `"${brief(id)}" stands twice in this list; the first is in line ${firstLine}.`,
    ({ id }) =>
      /^(?:\/|https?:)/.test(id)
        ? 'If this entry was copied, write where it leads itself. Otherwise delete one of the two: one way there is enough.'
        : `If this entry was copied, write its own here${/\s/.test(id) ? ', in other words' : `, in place of "${brief(id)}"`}. Otherwise delete one of the two.`,
  ),
};
