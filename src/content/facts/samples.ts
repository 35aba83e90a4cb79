import { pointerAbove } from '../places/pointer';
import { findingIn, type Finding } from '../problems/finding';
import { textOf } from '../validate/annotation';
import { published, type PageEntry, type Site } from './site';

/** A mark that says of something that it is only an example. */
export interface SampleMark {
  /** The document's path below the pages folder. */
  file: string;
  /** The JSON Pointer of the mark: of a `"sample": true`, or of an entry of the settings' list `samples`. */
  pointer: string;
  /** The JSON Pointer of what it says that of; it may lead nowhere where it is the setting that an entry names. */
  about: string;
  kind: 'flag' | 'setting';
}

/** The marks of all examples, document by document. */
export function sampleMarks(site: Site): SampleMark[] {
  return published(site).flatMap(({ document: { path: file }, annotations }) =>
    annotations.flatMap((annotation): SampleMark[] => {
      const { kind, pointer, value } = annotation;
      if (kind === 'sample' && value === true)
        return [{ file, pointer, about: pointerAbove(pointer), kind: 'flag' }];
      const about = kind === 'samplePointer' ? textOf(annotation) : undefined;
      return about === undefined ? [] : [{ file, pointer, about, kind: 'setting' }];
    }),
  );
}

/** Tells whether a place is in what a mark calls an example. */
export function markedPlaces(site: Site): (place: { file: string; pointer: string }) => boolean {
  const marks = sampleMarks(site);
  return ({ file, pointer }) =>
    marks.some(
      (mark) => mark.file === file && (pointer === mark.about || pointer.startsWith(`${mark.about}/`)),
    );
}

/** Whether a page says of itself that it is an example: then its words are somebody else's, and still to be written. */
export function isExamplePage({ annotations }: PageEntry): boolean {
  return annotations.some(({ kind, pointer, value }) => kind === 'sample' && pointer === '/sample' && value);
}

/** Every place that holds only an example: to be replaced before the site goes live. */
export function samples(site: Site): Finding[] {
  return sampleMarks(site).map(({ file: path, pointer, about, kind }) =>
    kind === 'flag'
      ? findingIn({ path }, pointer, 'key', 'sample-content', {})
      : findingIn({ path }, about, 'value', 'sample-content', {}),
  );
}
