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

function inText(document: OpenDocument, annotation: Annotation, content: TextFacts): Finding[] {
  if (content.fault === 'too-deep')
    return [findingIn(document, annotation.pointer, 'value', 'text-too-deep', {})];
  if (content.fault === 'too-many-marks')
    return [findingIn(document, annotation.pointer, 'value', 'too-many-marks', { limit: marksLimit })];
  if (content.fault === 'too-long') return tooLong(document, annotation);
  // A mistake in the settings can bring the space in, and is a problem there.
  const isDoubtful = !document.around.hasSoundSettings;
  const forbidden = onceEach(content.forbidden).map(({ element, src }) => {
    const words = element === 'img' ? ['<img', '!['] : `<${element}`;
    return findingIn(document, annotation.pointer, { words }, 'forbidden-html', {
      element,
      ...(src !== undefined && element !== 'img' && { code: `<${element} src="${src}">` }),
    });
  });
  const broken = content.broken.map((one) =>
    'kind' in one
      ? findingIn(document, annotation.pointer, { words: one.written }, 'foreign-markdown', one)
      : findingIn(document, annotation.pointer, { words: one.written }, 'broken-markdown', one),
  );
  // Where signs are lost, the line above may be no entry of the text at all.
  const sure = content.slips.filter(({ kind }) => document.isSound || !ofLinesAbove.has(kind));
  const slips = sure.map(({ kind, written, name, lines, behind }) =>
    lines
      ? typedList(document, annotation.pointer, lines, behind)
      : findingIn(document, annotation.pointer, { words: written }, kind, { written, name }),
  );
  return [
    ...forbidden,
    ...broken,
    ...slips,
    ...(isDoubtful ? [] : spacesIn(document, annotation, content.spaced)),
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

function spacesIn(document: OpenDocument, annotation: Annotation, addresses: string[]): Finding[] {
  return addresses.map((address) =>
    findingIn(document, annotation.pointer, { words: address }, 'space-in-address', { address }),
  );
}

/** The length of a text in one piece is for the schema; here it is that of all lines together. */
function tooLong(document: OpenDocument, annotation: Annotation): Finding[] {
  const { value } = annotation;
  if (!Array.isArray(value)) return [];
  const { length } = value.join('\n');
  return [findingIn(document, annotation.pointer, 'key', 'text-too-long', { length, limit: lengthLimit })];
}

/** Of each element the first. */
function onceEach(forbidden: TextFacts['forbidden']): TextFacts['forbidden'] {
  return [...new Map(forbidden.toReversed().map((one) => [one.element, one])).values()].toReversed();
}
