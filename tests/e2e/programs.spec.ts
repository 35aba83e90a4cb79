import { block, counts, listUnder } from './blocks';
import { expect, test } from './site';
import { classIn } from './support/class-in';

/** The counts of sections 2 and 9 of the specification: what each program page must show. */
const programs = {
  'becoming-a-star-at-the-workplace': {
    galleries: [6],
    hasGoals: true,
    durations: ['6-Day Program', '2-Day × 3 Monthly', 'Quarterly 1-Day'],
  },
  'leadership-development-program': {
    galleries: [7],
    hasGoals: true,
    durations: [
      '6-Day Program',
      '2-Day × 3',
      '1-Day Monthly over 3 Months',
      'Quarterly Capsules of 1 Day × 4',
    ],
  },
  'outbound-training': {
    galleries: [4, 3],
    hasGoals: true,
    durations: ['1-Day Offsite', '2-Day Retreat', '3-Hour Lite'],
  },
  'team-building-excellence': {
    galleries: [6, 4],
    hasGoals: true,
    durations: ['1-Day', '2-Day', '3-Hour', 'Modular Half-Day per Month × 3'],
  },
  'sales-marketing-transformation': {
    galleries: [8],
    hasGoals: false,
    durations: [
      '2-Day Intensive Workshop',
      '1-Day Capsule Format (monthly rollout)',
      '3-Hour Sales Refreshers (online)',
      'Fully Customizable for pan-India or global rollout',
    ],
  },
  'emotional-intelligence-at-work': {
    galleries: [],
    hasGoals: false,
    durations: [
      '1-Day EQ Capsule',
      '2-Day Deep EQ Bootcamp',
      '4-Part Weekly Online Sessions (90 mins each)',
      'Monthly EQ Culture Building for HR & People Development',
    ],
  },
  'channel-partner-empowerment': {
    galleries: [],
    hasGoals: false,
    durations: [
      '1-Day Partner Conclave',
      '2-Day Residential Program',
      'Quarterly Coaching Calls (online)',
      'Customized Rollout for multi-city networks',
    ],
  },
};

for (const [slug, { galleries, hasGoals, durations }] of Object.entries(programs)) {
  test(`${slug} has the layout and the counts of the specification`, async ({ page }) => {
    await page.goto(`/signature-programs/${slug}`);
    for (const part of ['kicker', 'h1', 'tagline', 'intro'])
      await expect(block(page, 'hero').locator(part === 'h1' ? part : classIn('Hero', part))).toHaveText(
        /\w/,
      );
    await expect(block(page, 'goal').getByRole('heading')).toHaveText('Program Goal');
    expect(await counts(page, 'painTable', 'tbody tr')).toEqual([10]);
    await expect(block(page, 'painTable').getByRole('columnheader')).toHaveText([
      'Pain Point',
      'Why This Happens',
      'Training Solution',
    ]);
    const [outcomes = 0] = await counts(page, 'outcomes', 'li svg');
    expect(outcomes).toBeGreaterThanOrEqual(6);
    for (const list of ['Who Should Attend', 'Suitable Industries'])
      expect(await listUnder(page, list).count()).toBeGreaterThanOrEqual(6);
    await expect(block(page, 'audience').locator('img')).toHaveCount(2);
    await expect(block(page, 'durations').locator('h3')).toHaveText(durations);
    expect(await counts(page, 'gallery', 'figure')).toEqual(galleries);
    await expect(block(page, 'audienceGoals').locator('h3')).toHaveText(
      hasGoals ? ['For the employee', 'For HR', 'For the boss', 'For the business owner'] : [],
    );
    await expect(block(page, 'cta').getByRole('link')).not.toHaveCount(0);
    await expect(block(page, 'speaker').getByText(/^From \d+ to \d+ [a-z]/)).toHaveCount(1);
    await expect(block(page, 'banner').locator('a[href="/invite"]')).toHaveCount(1);
  });
}

test('what four audiences get is read side by side on a desktop, and one list at a time on a phone', async ({
  page,
}) => {
  await page.goto('/signature-programs/becoming-a-star-at-the-workplace', { waitUntil: 'networkidle' });
  const goals = block(page, 'audienceGoals');
  const lists = await Promise.all((await goals.getByRole('list').all()).map((list) => list.boundingBox()));
  expect(lists).toHaveLength(4);
  expect(new Set(lists.map((list) => list?.y)).size).toBe(1);
  expect(new Set(lists.map((list) => list?.x)).size).toBe(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(goals.getByRole('list')).toHaveCount(1);
  await goals.locator('summary', { hasText: 'For HR' }).click();
  await expect(goals.getByRole('list')).toHaveCount(1);
  await expect(goals.getByRole('listitem').first()).toHaveText(/^Our internal posts/);
});

test('the star program works through 25 competencies, for 2 to 15 years of experience', async ({ page }) => {
  await page.goto('/signature-programs/becoming-a-star-at-the-workplace');
  await expect(block(page, 'topics').locator('li')).toHaveCount(25);
  await expect(page.getByRole('main')).toContainText('25 competencies');
  await expect(page.getByRole('main')).toContainText(/2 to 15 years of experience/);
});

test('Sales has 6 outcomes, 7 audiences, 8 industries and 8 pictures, the first 4 shown', async ({
  page,
}) => {
  await page.goto('/signature-programs/sales-marketing-transformation');
  expect(await counts(page, 'outcomes', 'li')).toEqual([6]);
  await expect(listUnder(page, 'Who Should Attend')).toHaveCount(7);
  await expect(listUnder(page, 'Suitable Industries')).toHaveCount(8);
  const gallery = block(page, 'gallery');
  await expect(gallery.locator('figure:visible')).toHaveCount(4);
  await gallery.getByText('Show 4 more pictures').click();
  await expect(gallery.locator('figure:visible')).toHaveCount(8);
});

for (const slug of ['sales-marketing-transformation', 'channel-partner-empowerment']) {
  test(`the closing button of ${slug} leads to /invite`, async ({ page }) => {
    await page.goto(`/signature-programs/${slug}`);
    await expect(block(page, 'banner').getByRole('link').first()).toHaveAttribute('href', '/invite');
  });
}

test('the band in the middle of Sales has one loud button, the chat', async ({ page }) => {
  await page.goto('/signature-programs/sales-marketing-transformation');
  const [chat, call] = await block(page, 'cta').getByRole('link').all();
  if (!chat || !call) throw new Error('The band lacks a button.');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(chat).toHaveCSS('background-color', 'rgb(242, 168, 59)');
  await expect(call).not.toHaveCSS('background-color', 'rgb(242, 168, 59)');
});

test('the main button of Sales opens the chat in a new tab', async ({ page }) => {
  await page.goto('/signature-programs/sales-marketing-transformation');
  const main = block(page, 'hero').getByRole('link').first();
  await expect(main).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=./);
  await expect(main).toHaveAttribute('target', '_blank');
  await expect(main).toHaveAttribute('rel', 'noopener noreferrer');
});
