import type { Page } from 'playwright/test';
import { expect, test } from './site';

/** Sends the chat's inquiry, whose answer does not come, and gives what turns on its button. */
async function signOnButton(page: Page): Promise<{ content: string; width: string; animationName: string }> {
  await page.route('**/api/forms/**', () => {});
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await page.getByRole('button', { name: 'Book a session' }).click();
  const form = page.getByRole('form');
  await expect(form).toBeVisible();
  for (const box of await form.getByRole('textbox').all()) await box.fill('a@b.in');
  await form.getByRole('button').last().click();
  const button = form.getByRole('button', { disabled: true });
  await expect(button).toBeVisible();
  return button.evaluate((it) => {
    const { content, width, animationName } = getComputedStyle(it, '::before');
    return { content, width, animationName };
  });
}

test(
  'while the inquiry of the chat is sent, its button is off and a ring turns on it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { content, width, animationName } = await signOnButton(page);
    expect(content).toBe('""');
    expect(parseFloat(width)).toBeGreaterThan(10);
    expect(animationName).not.toBe('none');
  },
);

test('where motion is not welcome the ring stands still', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { content, animationName } = await signOnButton(page);
  expect(content).toBe('""');
  expect(animationName).toBe('none');
});
