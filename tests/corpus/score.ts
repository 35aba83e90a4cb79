import { corpus } from './corpus';
import type { Mistake } from './mistake';
import { pointsFor, type Points } from './points';
import { siteTexts } from './site-texts';
import type { Saying, Tool } from './tool';

/** A mistake, and how a tool did with it. */
export type Score = readonly [mistake: Mistake, points: Points];

/** How a tool does with each mistake of the corpus. What it says of the pages as they are is not held against it. */
export async function scoresOf({ look }: Tool): Promise<Score[]> {
  const plain = siteTexts();
  const usual = new Set((await look(plain)).map(same));
  const scores: Score[] = [];
  for (const mistake of corpus) {
    const texts = new Map(plain);
    mistake.make(texts);
    const said = (await look(texts)).filter((one) => !usual.has(same(one)));
    const { file } = mistake;
    scores.push([mistake, pointsFor(mistake, said, texts.get(file) ?? '', plain.get(file) ?? '')]);
  }
  return scores;
}

function same({ file, words }: Saying): string {
  return `${file} ${words}`;
}

/** What a tool did of all that could be done, of a hundred. */
export function percent(scores: readonly Score[]): number {
  const done = scores.flatMap(([, points]) => Object.values(points).map(Number));
  return (100 * done.reduce((sum, one) => sum + one, 0)) / done.length;
}

/** What is missing of a score, by the name of the mistake. */
export function lacking(scores: readonly Score[]): string[] {
  return scores.flatMap(([{ name }, points]) => {
    const missing = Object.entries(points).filter(([, is]) => !is);
    return missing.length > 0 ? `${name}: ${missing.map(([part]) => part).join(', ')}` : [];
  });
}
