import type { Browser, Locator, Page } from 'playwright';
import type { BenchArguments } from './arguments';
import { median } from './figures';
import { withShippedSite } from './sites';
import { phone, slowedDown, withBrowser } from './slow-phone';
import { table } from './table';

/** Something to touch, where it stands, how it is found, and what is there when it has been touched. */
interface Touch {
  name: string;
  route: string;
  find: (page: Page) => Locator;
  shows: string;
}

const touches: Touch[] = [
  {
    name: 'menu',
    route: '/',
    find: (page) => page.getByRole('button', { name: 'Menu' }),
    shows: ':popover-open',
  },
  {
    name: 'tabs',
    route: '/',
    find: (page) => page.getByRole('tab').nth(1),
    shows: '[role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    name: 'large view',
    route: '/signature-programs/outbound-training',
    find: (page) => page.locator('[data-block="gallery"] a').first(),
    shows: 'dialog[open], [role="dialog"]',
  },
  {
    name: 'chat',
    route: '/',
    find: (page) => page.getByRole('button', { name: 'Ask our assistant' }),
    shows: 'dialog[open], [role="dialog"]',
  },
  {
    name: 'questions',
    route: '/faqs',
    find: (page) => page.locator('main summary').first(),
    shows: 'main details[open]',
  },
];

/** From the touch to the next picture on a processor four times slower: the middle of so many times, and the longest. */
export async function measureTouches({ runs = 5 }: BenchArguments): Promise<string> {
  const rows = await withShippedSite([], ({ origin }) =>
    withBrowser(async (browser) => {
      const found: string[][] = [];
      for (const touch of touches) {
        const times = [];
        for (let run = 0; run < runs; run += 1) times.push(await answerTime(browser, origin, touch));
        found.push([touch.name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
      }
      return found;
    }),
  );
  return table(['touch', 'ms to the next picture', 'longest'], rows);
}

async function answerTime(browser: Browser, origin: string, { route, find, shows }: Touch): Promise<number> {
  const page = await browser.newPage(phone);
  await slowedDown(await page.context().newCDPSession(page), 4);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  // The bar of a phone comes up when one has scrolled.
  await page.evaluate(() => window.scrollTo(0, window.innerHeight));
  await find(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(watchTouches);
  await tap(page, find(page));
  await page.locator(shows).first().waitFor();
  await page.waitForTimeout(1500);
  const time = await page.evaluate(() => (window as { longestTouch?: number }).longestTouch);
  await page.close();
  return time ?? shortest;
}

/** By its place: the locator's own tap looks in the page, while it touches, whether it touches the right thing, and that takes time. */
async function tap(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be touched is not on the screen.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Browsers tell of no event that took less, in milliseconds (https://www.w3.org/TR/event-timing). */
const shortest = 16;

/** Runs in the page: notes the longest event of a touch, as INP does (https://web.dev/articles/inp). */
function watchTouches(): void {
  new PerformanceObserver((list) => {
    const events = list.getEntries() as (PerformanceEntry & { interactionId?: number })[];
    const times = events.filter(({ interactionId = 0 }) => interactionId > 0).map(({ duration }) => duration);
    const { longestTouch = 0 } = window as { longestTouch?: number };
    if (times.length > 0) Object.assign(window, { longestTouch: Math.max(longestTouch, ...times) });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
