import { describe, expect, it } from 'vitest';
import { failureWords } from './failure-words';

describe.each(['unreachable', 'timeout'] as const)('what is said about "%s"', (why) => {
  it('promises that a repetition does not arrive twice, where the receiver knows it', () => {
    expect(failureWords({ why }, true).text).toBe(
      'We do not know whether your message arrived. Please try again. We receive it only once.',
    );
  });

  it('promises nothing of that kind to those who write to a form service', () => {
    const { text } = failureWords({ why }, false);
    expect(text).toContain('We do not know whether your message arrived. Please try again');
    expect(text).not.toContain('not reach us twice');
  });
});

it('what is said about other failures is the same for all receivers', () => {
  expect(failureWords({ why: 'down' }, true)).toEqual(failureWords({ why: 'down' }, false));
  expect(failureWords({ why: 'too many', seconds: 40 }, false).text).toContain('40 seconds');
});

it('a wait is told in seconds, and from a minute and a half on in minutes', () => {
  const wait = (seconds: number) => failureWords({ why: 'too many', seconds }, true);
  expect(wait(89)).toEqual({
    title: 'You have sent too many messages in a short time.',
    text: 'Please wait about 89 seconds, then try again.',
  });
  expect(wait(90).text).toBe('Please wait about 2 minutes, then try again.');
  expect(wait(120).text).toBe('Please wait about 2 minutes, then try again.');
  expect(wait(121).text).toBe('Please wait about 3 minutes, then try again.');
});

it('each failure has words of its own', () => {
  const whys = ['offline', 'timeout', 'unreachable', 'unclear', 'too large', 'down', 'refused'] as const;
  const all = [...whys.map((why) => ({ why })), { why: 'invalid' as const, errors: {} }];
  const titles = all.map((failure) => failureWords(failure, true).title);
  expect(new Set(titles).size).toBe(8);
  expect(titles.every((title) => title.length > 15)).toBe(true);
  expect(failureWords({ why: 'offline' }, true).text).toContain('has not been sent');
  expect(failureWords({ why: 'unreachable' }, false).text).toContain(
    'It does no harm if we receive it twice.',
  );
});

it('nobody is sent to an e-mail address that is not there', () => {
  const textWith = (hasEmail: boolean): string => failureWords({ why: 'too large' }, true, hasEmail).text;
  expect([textWith(true), textWith(false)]).toEqual([
    'Please shorten it and try again, or send it by e-mail.',
    'Please shorten it and try again, or use one of the other ways below.',
  ]);
});
