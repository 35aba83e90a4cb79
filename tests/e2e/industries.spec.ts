import { block, counts } from './blocks';
import { expect, test } from './site';
import { classIn } from './support/class-in';

/** What each industry page must show: docs/specification.md, sections 2, 9 and 10. */
const industries = {
  'hospitals-and-healthcare': {
    roles: [
      'Doctors and specialists',
      'Nurses and paramedics',
      'Administration and front office',
      'Technicians and lab staff',
      'Housekeeping, support and security',
    ],
    pictures: [6, 6],
    outcomes: 6,
    button: 'Book a Consultation',
  },
  'educational-institutions': {
    roles: [/Teachers/, /Principals/, /Admin.+support/, /Students/, /EdTech/],
    pictures: [6, 6],
    outcomes: 6,
    button: 'Schedule a Consultation',
  },
  'manufacturing-and-engineering': {
    roles: [
      /Plant managers/,
      /Production supervisors/,
      /Machine operators/,
      /R&D and design/,
      /Quality.+safety.+maintenance/,
    ],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Schedule a Needs Analysis',
  },
  'government-and-public-sector': {
    roles: [/Senior officers/, /Mid-level managers/, /Field staff/, /Defence personnel/],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Request a Proposal',
  },
  'it-and-software': {
    roles: [
      /Top management/,
      /Middle management/,
      /Supervisors/,
      /Employees/,
      /Frontline roles/,
      /Speciali[sz]ed roles/,
    ],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Book a Strategy Call',
  },
  'banking-finance-and-insurance': {
    roles: [/Branch managers/, /Sales officers/, /Front desk/, /Insurance advisors/, /Cooperative/],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Schedule a Consultation',
  },
  'retail-and-fmcg': { roles: [/./], pictures: [6, 6], outcomes: 5, button: 'Request a Custom Program' },
  'other-industries': { roles: [/./], pictures: [8, 11], outcomes: 5, button: 'Design My Custom Program' },
};

for (const [slug, { roles, pictures, outcomes, button }] of Object.entries(industries)) {
  test(`${slug} has the role groups and the counts of the specification`, async ({ page }) => {
    await page.goto(`/industry/${slug}`);
    await expect(block(page, 'hero').locator(classIn('Hero', 'intro'))).toHaveText(/\w/);
    await expect(block(page, 'painTable').locator('h2')).toHaveText(roles);
    await expect(block(page, 'speaker').getByText(/^From \d+ to \d+ (?:% )?[a-z]/)).toHaveCount(1);
    for (const rows of await counts(page, 'painTable', 'tbody tr')) expect(rows).toBeGreaterThanOrEqual(5);
    await expect(block(page, 'painTable').first().getByRole('columnheader')).toHaveText([
      'Problem',
      'Diagnosis',
      'Solution',
    ]);
    const shown = (await counts(page, 'gallery', 'figure')).reduce((sum, count) => sum + count, 0);
    expect(shown).toBeGreaterThanOrEqual(pictures[0] ?? 0);
    expect(shown).toBeLessThanOrEqual(pictures[1] ?? 0);
    await expect(block(page, 'outcomes').getByRole('heading', { level: 2 })).toHaveText('Key outcomes');
    expect((await counts(page, 'outcomes', 'li'))[0]).toBeGreaterThanOrEqual(outcomes);
    const closing = block(page, 'banner').getByRole('link', { name: button, exact: true });
    await expect(closing).toHaveAttribute('href', '/invite');
  });
}

test('Hospitals has the heading of the specification and exactly six outcomes', async ({ page }) => {
  await page.goto('/industry/hospitals-and-healthcare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transforming Patient Care Through People',
  );
  expect(await counts(page, 'outcomes', 'li')).toEqual([6]);
});

test('Educational Institutions has exactly six outcomes', async ({ page }) => {
  await page.goto('/industry/educational-institutions');
  expect(await counts(page, 'outcomes', 'li')).toEqual([6]);
});

test('on a wide screen the solution of a quiet role stands beside its problem and diagnosis', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/industry/hospitals-and-healthcare');
  const role = block(page, 'painTable').filter({ hasText: 'Doctors and specialists' });
  const row = role.locator('tbody tr').first().locator('th, td');
  await expect(row).toHaveCount(3);
  const boxes = await row.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
  const [problem, diagnosis, solution] = boxes;
  expect(solution.top).toBe(problem.top);
  expect(solution.left).toBeGreaterThan(problem.right);
  expect(diagnosis.top).toBeGreaterThanOrEqual(problem.bottom);
  expect(diagnosis.left).toBe(problem.left);
  // Their names stand once, above them, and not in every row.
  const head = await role
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x));
  expect([head[0], head[2]]).toEqual([problem.x, solution.x]);
  const repeated = await row.first().evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(repeated).toBe('none');
});

test('Retail has six topics or more for each of its four roles', async ({ page }) => {
  await page.goto('/industry/retail-and-fmcg');
  await expect(block(page, 'topics').getByRole('heading')).toHaveText([
    'Store managers',
    'Sales associates',
    'FMCG sales representatives',
    'Brand and marketing teams',
  ]);
  for (const topics of await counts(page, 'topics', 'li')) expect(topics).toBeGreaterThanOrEqual(6);
});

test('Other Industries has its 13 sectors', async ({ page }) => {
  await page.goto('/industry/other-industries');
  await expect(block(page, 'sectors').locator('h3')).toHaveText([
    /Hospitality/,
    /Telecom/,
    /Construction/,
    /Energy/,
    /Automobile/,
    /Agriculture & Food/,
    /Media/,
    /Logistics/,
    /E-commerce/,
    /Textiles/,
    /Mining/,
    /NGOs/,
    /Aviation/,
  ]);
});

test('on a tablet what was counted stands below the portrait, and the button at its right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/industry/it-and-software');
  const speaker = block(page, 'speaker');
  const [portrait, counted, button] = await Promise.all(
    [speaker.locator('picture'), speaker.getByText(/^From \d+ to/), speaker.getByRole('link')].map((one) =>
      one.boundingBox(),
    ),
  );
  if (!portrait || !counted || !button) throw new Error('One of the three is not shown.');
  expect(counted.x).toBeCloseTo(portrait.x, 0);
  expect(counted.y).toBeGreaterThan(portrait.y + portrait.height);
  expect(button.x).toBeGreaterThan(counted.x + counted.width);
  expect(button.y + button.height).toBeGreaterThan(counted.y);
});

test('outcomes of a hospital are the lines of a poster, those of a software company a grid', async ({
  page,
}) => {
  const lefts = async (route: string) => {
    await page.goto(route);
    const titles = block(page, 'outcomes').getByRole('heading', { level: 3 });
    return titles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  };
  const lines = await lefts('/industry/hospitals-and-healthcare');
  expect(lines).toHaveLength(6);
  expect(new Set(lines).size).toBe(1);
  expect(new Set(await lefts('/industry/it-and-software')).size).toBeGreaterThan(2);
});
