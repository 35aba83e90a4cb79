import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../tests/checker/support/summary-of';
import { edited } from '../../../tests/checker/support/virtual-site';

const picture = '"image": { "src": "dance", "alt": "A long line of dancers winds into a spiral." }';

/** What is told when the picture of the small site's first page is written otherwise. */
function told(written: string): string[] {
  return summaryOf({ 'index.json': edited('index.json', picture, written) }).map(
    ([, code, words]) => `${code} ${words}`,
  );
}

describe('Dots in place of the words for a picture', () => {
  it.each(['…', '...', '"…"', '-', ''])('are told as missing: %s', (alt) => {
    const written = JSON.stringify(alt);
    expect(told(`"image": { "src": "dance", "alt": ${written} }`)).toEqual([`missing-alt ${written}`]);
  });

  it('are told in the same round where the picture has the wrong name, place or brackets', () => {
    const alt = 'missing-alt "…"';
    expect(told('"img": { "src": "dance", "alt": "…" }')).toEqual(['unknown-property "img"', alt]);
    expect(told('"src": "dance", "alt": "…"')).toEqual(['loose-property "src"', alt]);
    expect(told('"image": [{ "src": "dance", "alt": "…" }]')).toEqual([
      expect.stringMatching(/^wrong-type/),
      alt,
    ]);
  });

  it('are told once where they are many', () => {
    expect(told('"image": { "src": "dance", "alt": ". . . . ." }')).toEqual(['vague-alt . . . . .']);
  });

  it('do not matter where the whole is to be deleted', () => {
    expect(told('"xylophone": { "src": "dance", "alt": "…" }')).toEqual(['unknown-property "xylophone"']);
  });
});
