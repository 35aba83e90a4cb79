import { block } from './blocks';
import { expect, test } from './site';

const route = '/industry/hospitals-and-healthcare';

/** Where an element lies, in CSS pixels. */
function edges(element: Element): { left: number; top: number; bottom: number } {
  const { left, top, bottom } = element.getBoundingClientRect();
  return { left, top, bottom };
}

/** The colour of an element's words, and of what lies below them. */
function inkAndPaper(element: Element): { ink: string; paper: string } {
  let below: Element | null = element;
  while (below && getComputedStyle(below).backgroundColor === 'rgba(0, 0, 0, 0)') below = below.parentElement;
  return {
    ink: getComputedStyle(element).color,
    paper: below ? getComputedStyle(below).backgroundColor : 'none',
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("of a role's problems the first one is open, and a touch opens another one", async ({ page }) => {
    await page.goto(route);
    const role = block(page, 'painTable').first();
    const answers = role.locator('tbody td:last-child');
    await expect(answers).toHaveCount(3);
    await expect(answers.filter({ visible: true })).toHaveCount(1);
    await expect(answers.first()).toBeVisible();
    await role.getByRole('rowheader', { name: 'A consultant snaps on rounds' }).click();
    await expect(answers.nth(1)).toBeVisible();
    await expect(answers.first()).toBeVisible();
  });

  test(
    'a role that follows another one is its picture and its name until it is touched, or an address names it',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(route);
      const role = page.locator('#laboratory');
      await expect(role.getByRole('img')).toBeVisible();
      await expect(role.getByRole('table')).toBeHidden();
      await role.getByLabel('Technicians and lab staff').first().click();
      await expect(role.getByRole('table')).toBeVisible();
      await page.locator('a[href$="#front-office"]').first().click();
      await expect(page.locator('#front-office').getByRole('table')).toBeVisible();
      await page.goto(`${route}#laboratory`);
      await expect(page.locator('#laboratory').getByRole('table')).toBeVisible();
    },
  );

  test(
    'problems that are swiped make nothing wider than the window',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/signature-programs/sales-marketing-transformation');
      const table = block(page, 'painTable').getByRole('table');
      const { x = Number.NaN, width = Number.NaN } = (await table.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(390);
    },
  );

  test('the keyboard opens and closes a problem', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(route);
    const role = block(page, 'painTable').first();
    const answer = role.locator('tbody td:last-child').nth(1);
    await role.locator('tbody summary').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false });

  test("a role's problems open all the same", { tag: '@nightly' }, async ({ page }) => {
    await page.goto(route);
    const role = block(page, 'painTable').first();
    await role.getByRole('rowheader', { name: 'Bad news turns a family' }).click();
    await expect(role.locator('tbody td:last-child').nth(2)).toBeVisible();
    const next = page.locator('#laboratory');
    await next.getByLabel('Technicians and lab staff').first().click();
    await expect(next.getByRole('table')).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test(
    'the first role lies open, and nothing in it stands in the way of the keyboard',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(route);
      const role = page.locator('#doctors');
      const answers = role.locator('tbody td:last-child');
      await expect(answers).toHaveCount(3);
      await expect(answers.filter({ visible: true })).toHaveCount(3);
      await expect(role.locator('summary')).toHaveCount(4);
      await expect(role.locator('summary').filter({ visible: true })).toHaveCount(0);
    },
  );

  test(
    'a loud one is a table in three columns on its ground, every row to be read',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(route);
      const role = page.locator('#nurses');
      await expect(role.getByRole('columnheader').filter({ visible: true })).toHaveCount(3);
      for (const row of await role.locator('tbody tr').all()) {
        const cells = await row.locator('th, td').all();
        const places = await Promise.all(cells.map((cell) => cell.evaluate(edges)));
        expect(new Set(places.map(({ top }) => top)).size).toBe(1);
        expect(new Set(places.map(({ left }) => left)).size).toBe(3);
      }
      await expect(role.locator('tbody td').filter({ visible: true })).toHaveCount(6);
      await expect(role.locator('summary').filter({ visible: true })).toHaveCount(0);
      const { ink, paper } = await role.getByRole('rowheader').first().evaluate(inkAndPaper);
      expect([ink, paper]).toEqual(['rgb(255, 255, 255)', 'rgb(15, 92, 98)']);
    },
  );

  test(
    'of the roles that follow the first problem is open, and a click opens another one',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(route);
      for (const name of ['front-office', 'laboratory']) {
        const answers = page.locator(`#${name} tbody td:last-child`);
        await expect(answers).toHaveCount(3);
        await expect(answers.filter({ visible: true })).toHaveCount(1);
        await page.locator(`#${name}`).getByRole('rowheader').nth(2).click();
        await expect(answers.nth(2)).toBeVisible();
        await expect(answers.first()).toBeVisible();
      }
    },
  );

  test('on paper every answer is there', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    const answers = block(page, 'painTable').locator('tbody td:last-child');
    const count = await answers.count();
    expect(count).toBeGreaterThanOrEqual(12);
    await expect(answers.filter({ visible: true })).toHaveCount(count);
  });
});
