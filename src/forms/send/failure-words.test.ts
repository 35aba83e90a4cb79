import { describe, expect, it } from 'vitest';
import { failureWords } from './failure-words';

describe.each(['unreachable', 'timeout'] as const)('what is said about "%s"', (why) => {
  it('promises that a repetition does not arrive twice, where the receiver knows it', () => {
    expect(failureWords({ why }, true).text).toBe(
      'We cannot tell whether your message arrived. Try again: it will not reach us twice.',
    );
  });

  it('promises nothing of that kind to those who write to a form service', () => {
    const { text } = failureWords({ why }, false);
    expect(text).toContain('We cannot tell whether your message arrived. Try again');
    expect(text).not.toContain('not reach us twice');
  });
});

it('what is said about other failures is the same for all receivers', () => {
  expect(failureWords({ why: 'down' }, true)).toEqual(failureWords({ why: 'down' }, false));
  expect(failureWords({ why: 'too many', seconds: 40 }, false).text).toContain('40 seconds');
});
