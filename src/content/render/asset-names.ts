import type { ListReference } from '../facts/lists';
import { steps } from '../places/pointer';
import { textOf, type Annotation, type AnnotationKind } from '../validate/annotation';

/** The pictures and icons that something shows, by name, each once. */
export interface AssetNames {
  images: string[];
  icons: string[];
}

/** What a document uses itself, and through the lists that it takes from collections. */
export function assetNamesOf(
  { annotations: own }: { annotations: readonly Annotation[] },
  lists: readonly ListReference[],
): AssetNames {
  const taken = lists.flatMap(({ collection, length }) =>
    collection.annotations.filter((annotation) => Number(steps(annotation.pointer)[1]) < length),
  );
  const annotations = [...own, ...taken];
  return { images: namesOf(annotations, 'image'), icons: namesOf(annotations, 'icon') };
}

function namesOf(annotations: Annotation[], kind: AnnotationKind): string[] {
  const ofKind = annotations.filter((annotation) => annotation.kind === kind);
  return [...new Set(ofKind.flatMap((annotation) => textOf(annotation) ?? []))];
}
