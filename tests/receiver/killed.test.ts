import { expect, it } from 'vitest';
import { killed } from './support/killed';

it('keeps each confirmed enquiry once and no line broken when it is killed 10 times in a burst of posts', async () => {
  expect((await killed(10)).confirmed).toBeGreaterThan(0);
}, 120_000);
