import type { ListUse } from '../resolve/lists';
import { steps } from '../parse/pointer';
import { textOf, type Use, type UseKind } from '../validate/use';

/** The pictures and icons that something shows, by name, each once. */
export interface UsedAssets {
  images: string[];
  icons: string[];
}

/** What a document uses itself, and through the lists that it takes from collections. */
export function usedAssets({ uses: own }: { uses: readonly Use[] }, lists: readonly ListUse[]): UsedAssets {
  const taken = lists.flatMap(({ collection, length }) =>
    collection.uses.filter((use) => Number(steps(use.pointer)[0]) < length),
  );
  const uses = [...own, ...taken];
  return { images: namesOf(uses, 'image'), icons: namesOf(uses, 'icon') };
}

function namesOf(uses: Use[], kind: UseKind): string[] {
  const ofKind = uses.filter((use) => use.kind === kind);
  return [...new Set(ofKind.flatMap((use) => textOf(use) ?? []))];
}
