import { test as base } from 'playwright/test';

declare global {
  interface Window {
    /** Set when the page's scripts are at work. */
    isLive?: true;
  }
}

/**
 * A test whose pages are touched as soon as their HTML is there, so that their scripts come at once; `waitUntil:
 * 'networkidle'` waits until they are at work; for what they ask for afterwards, `waitForLoadState('networkidle')`. With `scripts: 'late'` they come when nothing else is to do, as with a visitor who only looks.
 */
export const test = base.extend<{ scripts: 'early' | 'late' }>({
  scripts: ['early', { option: true }],
  page: async ({ page, scripts, javaScriptEnabled }, give) => {
    const isEarly = scripts === 'early' && javaScriptEnabled;
    if (isEarly)
      await page.addInitScript(() => {
        // A form tells it of itself as well.
        window.addEventListener('live', ({ target }) => {
          if (target === window) window.isLive = true;
        });
        const touch = (): unknown => document.dispatchEvent(new Event('pointerdown'));
        document.addEventListener('DOMContentLoaded', touch);
      });
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      if (options?.waitUntil !== 'networkidle' || !isEarly) return goto(url, options);
      // Whether the network is idle is known half a second later only.
      const answer = await goto(url, { ...options, waitUntil: 'load' });
      await page.waitForFunction(() => window.isLive).catch(() => {});
      return answer;
    };
    await give(page);
  },
});
