import { describe, expect, it } from 'vitest';
import { mistypedMail } from './link-checks';

describe('An e-mail address', () => {
  it.each([
    ['Write to asha.k@gmial.com.', 'asha.k@gmail.com'],
    ['asha@Gmail.con', 'asha@gmail.com'],
    ['asha@gmail.co', 'asha@gmail.com'],
    ['mailto:asha@hotmal.com?subject=x', 'asha@hotmail.com'],
    ['asha@yahoo.co.on', 'asha@yahoo.co.in'],
    ['one@gmail.com, two@redifmail.com', 'two@rediffmail.com'],
  ])('whose host is mistyped is found: %s', (text, better) => {
    expect(mistypedMail(text, {})?.better).toBe(better);
  });

  it.each(['a@gmail.com', 'a@mail.com', 'a@ymail.com', 'a@yahoo.co.uk', 'team@vikram.example', 'no address'])(
    'is as it is meant: %s',
    (text) => {
      expect(mistypedMail(text, {})).toBeUndefined();
    },
  );
});
