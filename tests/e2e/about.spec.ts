import { block } from './blocks';
import { expect, test } from './site';

test.beforeEach(({ page }) => page.goto('/about-arun-deshpande'));

test(
  'the domains are the lines of a poster: a title and its sentence a row, one below the other',
  { tag: '@nightly' },
  async ({ page }) => {
    const domains = block(page, 'tiles').first();
    await expect(domains).toHaveAttribute('data-volume', 'loud');
    let end = 0;
    for (const line of await domains.getByRole('listitem').all()) {
      const title = await line.getByRole('heading').boundingBox();
      const sentence = await line.getByRole('paragraph').boundingBox();
      if (!title || !sentence) throw new Error('A title or its sentence is not shown.');
      expect(title.y).toBeGreaterThan(end);
      expect(sentence.x).toBeGreaterThanOrEqual(title.x + title.width);
      end = Math.max(title.y + title.height, sentence.y + sentence.height);
    }
    expect(end).toBeGreaterThan(0);
  },
);

test(
  'where a letter begins among the clients it stands beside the first name, and nowhere else',
  { tag: '@nightly' },
  async ({ page }) => {
    const names = block(page, 'names').getByRole('listitem');
    const letters = await names.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').content.replace(/^"(.)" \/ ""$/, '$1')),
    );
    const firsts = (await names.allTextContents()).map((name) => name.slice(0, 1));
    expect(letters).toEqual(firsts.map((first, at) => (first === firsts[at - 1] ? 'none' : first)));
    expect(new Set(firsts).size).toBeGreaterThan(5);
  },
);
