import { error } from './define';

/** Lines and signs in a document that other programs, or people, put there. */
export const foreignProblems = {
  'merge-conflict': error(
    'Two versions of one stretch',
    () =>
      'Two people changed the same lines, and git has put both versions here, between lines of <<<<<<<, ======= and >>>>>>>.',
    () => 'Keep the right version, and delete the other one and the three lines of signs.',
  ),
  'left-marker': error<{ marker: string }>(
    'Line of git that was left over',
    ({ marker }) => `This line of ${marker} is one of those that git puts between two versions of a stretch.`,
    () => 'Delete it, and see that what stands around it is one version and not both.',
  ),
  'code-fence': error<{ isTwo: boolean }>(
    'Lines of another program around the document',
    ({ isTwo }) =>
      isTwo
        ? 'The document stands between two lines of ```, as assistants and Markdown put them around code.'
        : 'Here stands a line of ```, as assistants and Markdown put it around code.',
    ({ isTwo }) =>
      isTwo ? 'Delete this line and the one at the end: a document begins with { or [.' : 'Delete this line.',
  ),
  'comment-in-json': error<{ isOmission?: boolean }>(
    'Comment',
    ({ isOmission }) =>
      isOmission === true
        ? 'This says that something was left out here: it is no part of the document.'
        : 'This is a comment, and a document cannot hold any.',
    ({ isOmission }) =>
      isOmission === true
        ? 'Put back what stood here, from an older copy of the file. If nothing is missing, delete this.'
        : 'Delete it.',
  ),
  'copied-marks': error<{ kind: 'numbers' | 'changes' }>(
    'Signs that were copied with the lines',
    ({ kind }) =>
      kind === 'numbers'
        ? 'The lines begin with their numbers, as programs show them beside a text.'
        : 'Lines begin with + or -, as programs show what was changed in a text.',
    ({ kind }) =>
      kind === 'numbers'
        ? 'Take the numbers away, in every line.'
        : 'Delete the lines that begin with -, and take the + away from the others.',
  ),
};
