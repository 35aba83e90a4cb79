import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';

/** What is advised when the introduction of a page is written otherwise. */
function hints(written: string): string[] {
  const intro =
    '"intro": "Talks, trainings and **two days in the hills** for teams that want to laugh again.",';
  return problemsWith({ 'index.json': edited('index.json', intro, written) }).map(({ hint }) => hint);
}

const deleted: unknown = expect.stringMatching(/^Delete it, /);

describe('Of several properties that can be meant as the same', () => {
  it('the first is meant', () => {
    expect(hints('"text": "Talks and trainings.",\n"content": "Two days in the hills.",')).toEqual([
      'Did you mean "intro"?',
      deleted,
    ]);
  });

  it('that is meant which is spelt more like it', () => {
    expect(hints('"text": "Talks and trainings.",\n"intr": "Two days in the hills.",')).toEqual([
      deleted,
      'Did you mean "intro"?',
    ]);
  });

  it('the next one can be meant as another', () => {
    expect(hints('"subtitle": "Talks and trainings.",\n"subheading": "Two days in the hills.",')).toEqual([
      'Did you mean "tagline"?',
      'Did you mean "intro"?',
    ]);
  });
});
