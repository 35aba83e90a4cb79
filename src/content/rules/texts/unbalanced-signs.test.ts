import { describe, expect, it } from 'vitest';
import { unclosedIn } from './letter-checks';

describe('A bracket or a quotation mark', () => {
  it.each([
    ['One (two three', ')'],
    ['One (two) and (three', ')'],
    ['He said “yes and went', '”'],
  ])('is not closed: %s', (text, close) => {
    expect(unclosedIn(text)?.close).toBe(close);
  });

  it.each([
    'One (two (three)) four',
    'a) one b) two',
    'He said “yes” and (went)',
    'Well :( and :-(',
    '[one](/x(1) two',
    'the `(` sign',
    'Er sagt „ja“ und geht',
    '',
  ])('is closed, or none: %s', (text) => {
    expect(unclosedIn(text)).toBeUndefined();
  });

  it('may go on in the next paragraph', () => {
    expect(unclosedIn('“One.', '“Two.”')).toBeUndefined();
    expect(unclosedIn('“One.', 'Two.')).toMatchObject({ close: '”', written: '“One.' });
  });
});
