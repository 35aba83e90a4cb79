import { locate } from '../../places/locate';
import type { WrittenDocument } from '../../places/written-document';
import { problemIn } from '../../problems/create-problem';
import { findingIn, type Finding } from '../../problems/finding';
import type { Problem } from '../../problems/problem';
import { marksLimit } from '../../resolve/count-marks';
import { lengthLimit, type TextFacts } from '../../resolve/rich-text';
import type { OpenDocument } from '../../facts/open-document';
import type { Annotation } from '../../validate/annotation';
import type { Rule } from '../rule';

export const texts: Rule = {
  about:
    'Rich texts can be compiled, and hold only elements of the allow-list; others would be dropped in silence.',
  codes: [
    'broken-markdown',
    'dropped-attribute',
    'forbidden-html',
    'foreign-markdown',
    'joined-paragraphs',
    'line-joins-entry',
    'space-in-address',
    'text-too-deep',
    'text-too-long',
    'too-many-marks',
    'typed-bullet',
    'unclosed-element',
  ],
  inDocument: (document) =>
    [...document.texts].flatMap(([annotation, content]) => inText(document, annotation, content)),
};

/** Slips that a line makes together with the one above it. */
const ofLinesAbove: ReadonlySet<string> = new Set(['line-joins-entry', 'joined-paragraphs']);

function inText(document: OpenDocument, { pointer, value }: Annotation, content: TextFacts): Finding[] {
  if (content.fault === 'too-deep') return [findingIn(document, pointer, 'value', 'text-too-deep', {})];
  if (content.fault === 'too-many-marks')
    return [findingIn(document, pointer, 'value', 'too-many-marks', { limit: marksLimit })];
  if (content.fault === 'too-long') {
    // The length of a text in one piece is for the schema; here it is that of all lines together.
    const length = Array.isArray(value) ? value.join('\n').length : 0;
    return length === 0
      ? []
      : [findingIn(document, pointer, 'key', 'text-too-long', { length, limit: lengthLimit })];
  }
  const forbidden = new Map(content.forbidden.toReversed().map((one) => [one.element, one]));
  return [
    ...[...forbidden.values()].toReversed().map(({ element, src }) => {
      const words = element === 'img' ? ['<img', '!['] : `<${element}`;
      const code = src === undefined || element === 'img' ? undefined : `<${element} src="${src}">`;
      return findingIn(document, pointer, { words }, 'forbidden-html', { element, code });
    }),
    ...content.broken.map((one) =>
      'kind' in one
        ? findingIn(document, pointer, { words: one.written }, 'foreign-markdown', one)
        : findingIn(document, pointer, { words: one.written }, 'broken-markdown', one),
    ),
    // Where signs are lost, the line above may be no entry of the text at all.
    ...content.slips
      .filter(({ kind }) => document.isSound || !ofLinesAbove.has(kind))
      .map(({ kind, written, name, lines, behind }) =>
        lines
          ? typedList(document, pointer, lines, behind)
          : findingIn(document, pointer, { words: written }, kind, { written, name }),
      ),
    // A mistake in the settings can bring the space in, and is a problem there.
    ...(document.around.hasSoundSettings ? content.spaced : []).map((address) =>
      findingIn(document, pointer, { words: address }, 'space-in-address', { address }),
    ),
  ];
}

/** A list with typed signs: a hyphen in the place of each makes it one, unless a line right behind it would run into it then. */
function typedList(
  { path }: OpenDocument,
  pointer: string,
  lines: readonly string[],
  behind?: string,
): Finding {
  const [written = ''] = lines;
  const placedIn = (document: WrittenDocument): Problem => {
    const details = { written, more: lines.length - 1, behind };
    const problem = problemIn(document, pointer, { words: written }, 'typed-bullet', details);
    const isCertain = document.readAs === undefined && behind === undefined;
    const starts = new Set(lines.map((words) => locate(document, pointer, { words }).offset));
    const fix = [...starts].flatMap((offset): NonNullable<Problem['fix']> => {
      const [sign] = /^[^\s\p{L}\p{N}"]\uFE0F?[^\S\n]*/u.exec(document.text.slice(offset, offset + 20)) ?? [];
      return sign === undefined ? [] : [{ offset, length: sign.length, content: '- ' }];
    });
    return { ...problem, ...(isCertain && fix.length > 0 && { fix }) };
  };
  return { file: path, in: placedIn };
}
