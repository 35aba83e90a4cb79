import { expect, test, variantUrl } from './site';

test(
  'blocks called like parts of the site break neither its script, its menu, the skip link nor a form',
  { tag: '@nightly' },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(variantUrl('/names'), { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
    const doubled = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    });
    expect(doubled).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
    await page.getByRole('form').getByText('E-mail').click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    expect(complaints).toEqual([]);
  },
);
