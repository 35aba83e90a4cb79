import { pointerAbove, steps } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { textOf, type Annotation } from '../validate/annotation';
import { isWithin } from './cut-links';
import { textEdit } from './name-edits';
import type { ChangeEdit } from './site-change';

/** What settings say of their examples by place has to follow when entries of lists before them go: the edits, and the pointers of those whose own place goes. */
export function shiftedSamples(
  document: WrittenDocument,
  annotations: readonly Annotation[],
  cuts: readonly string[],
): { edits: ChangeEdit[]; gone: string[] } {
  const samples = annotations.flatMap((annotation) => {
    const place = annotation.kind === 'samplePointer' ? textOf(annotation) : undefined;
    return place === undefined ? [] : [{ pointer: annotation.pointer, place }];
  });
  const isGone = ({ place }: { place: string }): boolean => cuts.some((cut) => isWithin(cut, place));
  const edits = samples
    .filter((one) => !isGone(one) && shifted(one.place, cuts) !== one.place)
    .flatMap(({ pointer, place }) => textEdit(document, pointer, shifted(place, cuts), 'entry'));
  return { edits, gone: samples.filter(isGone).map(({ pointer }) => pointer) };
}

/** A place after entries of lists are gone. */
function shifted(place: string, cuts: readonly string[]): string {
  const names = place.split('/');
  return names
    .map((name, at) => {
      const list = names.slice(0, at).join('/');
      const before = cuts.filter(
        (cut) => pointerAbove(cut) === list && Number(steps(cut).at(-1)) < Number(name),
      );
      return before.length > 0 ? String(Number(name) - before.length) : name;
    })
    .join('/');
}
