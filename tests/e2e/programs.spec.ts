import { block } from './blocks';
import { expect, test } from './site';

test(
  'what four audiences get is read side by side on a desktop, and one list at a time on a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/signature-programs/outbound-training', { waitUntil: 'networkidle' });
    const goals = block(page, 'audienceGoals');
    const lists = await Promise.all((await goals.getByRole('list').all()).map((list) => list.boundingBox()));
    expect(lists).toHaveLength(4);
    expect(new Set(lists.map((list) => list?.y)).size).toBe(1);
    expect(new Set(lists.map((list) => list?.x)).size).toBe(4);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(goals.getByRole('list')).toHaveCount(1);
    await goals.locator('summary', { hasText: 'For HR' }).click();
    await expect(goals.getByRole('list')).toHaveCount(1);
    await expect(goals.getByRole('listitem')).toHaveCount(3);
  },
);

test(
  'the band in the middle of Sales has one loud button, the chat',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/signature-programs/sales-marketing-transformation');
    const [chat, call] = await block(page, 'cta').getByRole('link').all();
    if (!chat || !call) throw new Error('The band lacks a button.');
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(chat).toHaveCSS('background-color', 'rgb(242, 168, 59)');
    await expect(call).not.toHaveCSS('background-color', 'rgb(242, 168, 59)');
  },
);
