import { join } from 'node:path';
import type { Facts } from '../../src/content/facts/facts';
import { withoutEnding } from '../../src/content/facts/file-names';
import type { Source } from '../../src/content/source/source';
import { textOf } from '../../src/content/validate/annotation';
import type { Tell } from '../files/while-slow';
import { drawingFaults } from '../images/image-step';

/**
 * Has the drawings of a pages folder that its documents show made ready, as a build does, and notes of those that cannot
 * be why. What is ready is kept: nothing is drawn again in the next check, or in a build.
 */
export async function triedDrawings(
  { drawings }: Pick<Source, 'drawings'>,
  folder: string,
  facts: readonly Facts[],
  tell: Tell,
): Promise<Source['drawings']> {
  const shown = new Set(facts.flatMap(picturesIn));
  const fileOf = ({ path }: { path: string }): string => join(folder, '_media', path);
  const faults = await drawingFaults(
    drawings.filter(({ path }) => shown.has(withoutEnding(path))).map(fileOf),
    tell,
  );
  return drawings.map((drawing) => {
    const fault = faults.get(fileOf(drawing));
    return fault === undefined ? drawing : { ...drawing, fault };
  });
}

function picturesIn({ page, entry = page }: Facts): string[] {
  const images = entry?.annotations.filter(({ kind }) => kind === 'image') ?? [];
  return images.map((annotation) => textOf(annotation) ?? '');
}
