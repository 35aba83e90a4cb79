import type { Json } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import type { ShownText } from '../../facts/shown-texts';
import { pointerAbove, valueAt } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { isTemplate } from '../../source/document-kind';
import type { Rule } from '../rule';
import { leftOverHint, leftOvers, templateEnds, templates } from './words/en';

/** Words that stand where others are to be written. */
interface LeftOver {
  pointer: string;
  written: string;
  /** Whether it is the name of a picture's file. */
  isFile?: true;
  /** How many more texts of the document are those of a template, where this is one. */
  more?: number;
}

export const leftOverWords: Rule = {
  about: 'No words of a template or a first draft stand where a visitor reads them.',
  codes: ['left-over-words'],
  inDocument: (document) => {
    const { value, kind } = document;
    if (isTemplate(kind)) return [];
    const isPage = kind.kind === 'page';
    if (isPage && isObject(value) && value['draft'] === true) return [];
    return leftOversIn(document).map(({ pointer, ...leftOver }) => {
      const details = { ...leftOver, isPage };
      return findingIn(document, pointer, { words: leftOver.written }, 'left-over-words', details);
    });
  },
};

/** A picture's file, which says nothing to those who cannot see it. */
const fileName = /^(?:[^\s/]+\.(?:jpe?g|png|webp|heic|svg)|(?:WhatsApp Image|IMG_|DSC_?\d).*)$/i;

/** The first words of each text that were left over from a template or a first draft, like "[Your name]". */
export function leftOversIn(document: OpenDocument): LeftOver[] {
  // A field of a form may show how it is filled in.
  const texts = document.shown().filter(({ property }) => property !== 'placeholder');
  const { exampleWords } = document.around;
  const isKnown = (text: string): boolean => isExample(text) || exampleWords.has(text.trim());
  const examples = texts.filter((text) => isKnown(text.text) && !isMarked(text, document.value));
  const [first] = examples;
  const template = first && { pointer: first.pointer, written: first.text.trim(), more: examples.length - 1 };
  const mayHave = leftOverHint.test(document.allWords());
  const others = texts.flatMap(({ pointer, text, property }): LeftOver[] => {
    if (!mayHave && property !== 'alt') return [];
    const whole = text.trim();
    if (property === 'alt' && fileName.test(whole)) return [{ pointer, written: whole, isFile: true }];
    const [written] = (mayHave && leftOvers.exec(whole)) || [];
    return written === undefined ? [] : [{ pointer, written }];
  });
  return template ? [template, ...others] : others;
}

/** Whether a whole text is one that a template of the engine or an emptied site has in the place of another one. */
export function isExample(text: string): boolean {
  const whole = text.trim();
  return templates.test(whole) || templateEnds.test(whole);
}

/** Whether a mark says that it is an example. */
function isMarked({ pointer }: ShownText, value: Json): boolean {
  for (let above = pointer; above !== '';) {
    above = pointerAbove(above);
    if (valueAt(value, `${above}/sample`) === true) return true;
  }
  return false;
}
