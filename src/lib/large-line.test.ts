import { expect, it } from 'vitest';
import { largeLine } from './large-line';

it.each([
  ['Which ward first? Asking us is free', 'Which ward first? Asking\u00a0us is free'],
  ['It was not fine. It is now.', 'It was not fine. It\u00a0is now.'],
  ['In no exam have I been so calm.', 'In no exam have I\u00a0been so calm.'],
  ['What is left. Everything else goes.', 'What is left. Everything else goes.'],
  ['How we train: ask, rehearse', 'How we train: ask,\u00a0rehearse'],
  ['A plain line', 'A plain line'],
  ['Call me. I', 'Call me. I'],
])('%s', (text, bound) => {
  expect(largeLine(text)).toBe(bound);
});
