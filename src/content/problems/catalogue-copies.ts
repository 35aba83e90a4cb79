import { error, warning } from './define';
import { brief } from './wording';

/** What a page still says of another one, or of the template that it was made from. */
export const copyProblems = {
  'copied-page': error<{ other: string; better?: string; isTaken?: true }>(
    'Copy of a page',
    ({ other }) => `This page has the title and the description for searches of ${other}, as a copy has.`,
    ({ better, isTaken }) =>
      `If it was copied by mistake, delete it. Otherwise ${better === undefined ? '' : isTaken ? `give the file a name of its own in small letters (there is ${better} already), ` : `rename the file to ${better}, `}give it a "title" and a "description" of its own under "seo", and write the rest anew too: it still says what that page says.`,
  ),
  'duplicate-excerpt': warning<{ other: string }>(
    'Two cards with the same words',
    ({ other }) => `The card of ${other} has the same words, and visitors see the two side by side.`,
    () => 'Write here what only this article says.',
  ),
  'copied-message': warning<{ other: string; title: string }>(
    'Message that is about another page',
    ({ other, title }) => `This message is that of ${other}, and speaks of "${brief(title)}".`,
    () => 'Write what a visitor of this page would say.',
  ),
  'left-over-words': warning<{
    written: string;
    isFile?: true;
    isMessenger?: true;
    more?: number;
    isPage?: true;
  }>(
    'Words of a template',
    ({ written, isFile, isMessenger, more }) =>
      more !== undefined
        ? `"${brief(written)}" are the words of a template${more === 0 ? '' : `, and so ${more === 1 ? 'is 1 more text' : `are ${more} more texts`} of this document`}.`
        : isFile === true
          ? `"${brief(written)}" is the name of a file, and says nothing to those who cannot see the picture.`
          : isMessenger === true
            ? `"${brief(written)}" is what a messenger copies with each message: the day, the time and who wrote it.`
            : `"${brief(written)}" seems to be left over from a template or a first draft.`,
    ({ isFile, isMessenger, more = 0, isPage }) =>
      more > 0
        ? `Write your own in their place.${untilReady(isPage)}`
        : isFile === true
          ? 'Write one plain sentence in its place that says what is to be seen.'
          : isMessenger === true
            ? 'Take it out, so that the message itself is left.'
            : `Write what belongs here, or take it out.${untilReady(isPage)}`,
  ),
  'copied-words': warning<{ other: string; blocks?: number }>(
    'Page with the words of another one',
    ({ other, blocks }) =>
      blocks === undefined
        ? `${other} begins with the same words: this page seems to be a copy that still says what that one says.`
        : `${blocks} blocks of this page begin with the words of ${other}, and this is the first: it seems to be a copy that is not yet rewritten to its end.`,
    ({ other }) =>
      `Write here and further down what only this page says. If that takes a while, write "sample": true, under its title: the mark keeps it from a release. If ${other} is the copy, do it there.`,
  ),
};

/** Takes whether a text stands in a page, and gives how that waits for its words; lists and settings cannot. */
function untilReady(isPage: true | undefined): string {
  return isPage === true ? ' While the page is not ready, "draft": true keeps it back.' : '';
}
