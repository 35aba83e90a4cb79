import { block, counts } from './blocks';
import { expect, test } from './site';

test.beforeEach(({ page }) => page.goto('/about-vikram-sahyadri'));

test('the about page has seven domains, seven awards, a mission with a vision and a gallery of eight', async ({
  page,
}) => {
  expect(await counts(page, 'tiles', 'li')).toEqual([7, 7, 2]);
  expect(await counts(page, 'gallery', 'figure')).toEqual([8]);
});

test('the domains are the lines of a poster: a title and its sentence a row, one below the other', async ({
  page,
}) => {
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
});

test('about 55 clients are named, sorted and none twice', async ({ page }) => {
  const names = await block(page, 'names').getByRole('listitem').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(50);
  expect(names.length).toBeLessThanOrEqual(60);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(new Set(names.map((name) => name.trim().toLowerCase())).size).toBe(names.length);
});

test('where a letter begins among the clients it stands beside the first name, and nowhere else', async ({
  page,
}) => {
  const names = block(page, 'names').getByRole('listitem');
  const letters = await names.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, '::before').content.replace(/^"(.)" \/ ""$/, '$1')),
  );
  const firsts = (await names.allTextContents()).map((name) => name.slice(0, 1));
  expect(letters).toEqual(firsts.map((first, at) => (first === firsts[at - 1] ? 'none' : first)));
  expect(new Set(firsts).size).toBeGreaterThan(10);
});

test('ten media stand in the strip, each in a new tab', async ({ page }) => {
  const links = block(page, 'logos').getByRole('link');
  await expect(links).toHaveCount(10);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('"Book for an Event" leads to /invite', async ({ page }) => {
  const buttons = page.getByRole('main').getByRole('link', { name: 'Book for an Event', exact: true });
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', '/invite');
});

for (const [claim, words] of [
  ['over 15 years of experience', /(?:over|more than) 15 years/i],
  ['a team of over 150 engineers', /(?:over|more than) 150 engineers/i],
  ['three languages', /English, Hindi and Marathi/],
] as const) {
  test(`the story tells of ${claim}`, async ({ page }) => {
    const paragraphs = page.locator('[data-block="prose"] p').filter({ hasText: words });
    await expect(paragraphs).not.toHaveCount(0);
  });
}
