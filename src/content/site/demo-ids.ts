import { textOf, type Annotation } from '../validate/annotation';

/** Whether an entry is named by an id of the demo, like `sampleEN001`, which no video has. */
export function isDemoId(annotation: Annotation): boolean {
  return annotation.kind === 'entryId' && /^sample[A-Za-z]{2}\d{3}$/.test(textOf(annotation)?.trim() ?? '');
}
