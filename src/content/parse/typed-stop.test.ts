import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/byte-source';

/** A document after all that is certain in it was mended; undefined where nothing is. */
function mended(text: string): string | undefined {
  const { problems } = documentOf(text);
  const edits = problems.flatMap(({ fix = [] }) => fix);
  return edits.length === 0 ? undefined : applyEdits(text, edits);
}

describe('A full stop behind the mark that ends a text', () => {
  it.each([
    ['{ "a": "We came. We sat and laughed". "b": 1 }', '{ "a": "We came. We sat and laughed.", "b": 1 }'],
    ['{ "text": "We came and sat down".\n "b": 1 }', '{ "text": "We came and sat down.",\n "b": 1 }'],
    ['{ "text": "We came and sat down".\n}', '{ "text": "We came and sat down."\n}'],
    ['{ "text": "We came and sat down".,\n "b": 1 }', '{ "text": "We came and sat down.",\n "b": 1 }'],
    ['["We came. We sat and laughed".\n "b"]', '["We came. We sat and laughed.",\n "b"]'],
    ['{ "a": "Invite".\n "b": 1 }', '{ "a": "Invite",\n "b": 1 }'],
    ['{ "text": "We came and sat down!".\n "b": 1 }', '{ "text": "We came and sat down!",\n "b": 1 }'],
  ])('stays in prose, and is a comma elsewhere: %s', (text, better) => {
    expect(mended(text)).toBe(better);
  });

  it.each(['{ "heading": "How a day runs".\n "b": 1 }', '{ "heading": "How a day runs".\n}'])(
    'is for its author to say in %s',
    (text) => expect(mended(text)).toBeUndefined(),
  );
});
