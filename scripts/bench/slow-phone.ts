import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browserOptions } from '../test/browser-options';

/** Opens a browser for `work`. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(browserOptions);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A phone's screen; touches are told as such. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse's slow 4G, 150 ms and 1.6 Mbit/s, kept by the browser itself. */
export async function onSlow4G(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  return session;
}

/** Makes the page's processor so many times slower. */
export async function slowedDown(session: CDPSession, times: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
