import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { launch, type Browser as Driven, type Page } from 'puppeteer-core';
import { engineRoot } from '../../../scripts/files/roots';
import type { Browser, Launch } from './browser';

/** Firefox as Debian has it (`apt-get install firefox-esr`), over WebDriver BiDi. */
export const firefox: Launch = async ({ scripts }) =>
  driven(
    await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      extraPrefsFirefox: { 'javascript.enabled': scripts },
    }),
  );

const folder = join(engineRoot, '.cache/browsers');
const chromium = join(folder, 'chromium-106');
/** The last Puppeteer that speaks with a Chromium of that age, and the package that holds the binary. */
const packages = ['puppeteer-core@19.11.1', '@sparticuz/chromium@106.0.2'];

/** Chromium 106 of October 2022, out of an npm package that is installed beside the project's own the first time. */
export const chromium106: Launch = async ({ scripts }) => {
  fetchChromium();
  const entry = join(folder, 'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');
  const older = (await import(pathToFileURL(entry).href)) as { default: { launch: typeof launch } };
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-zygote', '--no-proxy-server'];
  // Of its own it asks for a mode that this age does not know.
  const browser = await older.default.launch({ executablePath: chromium, headless: false, args });
  const { name, tab, close } = await driven(browser);
  const [page] = await browser.pages();
  await page?.setJavaScriptEnabled(scripts);
  return { name, tab, close };
};

function fetchChromium(): void {
  if (existsSync(chromium)) return;
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, ...packages]);
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  writeFileSync(chromium, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
}

async function driven(browser: Driven): Promise<Browser> {
  const [page = await browser.newPage()] = await browser.pages();
  return { name: await browser.version(), tab: tabOf(page), close: () => browser.close() };
}

function tabOf(page: Page): Browser['tab'] {
  const settled = { waitUntil: 'domcontentloaded' } as const;
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (address) => void (await page.goto(address, settled)),
    value: async (expression) => JSON.parse(String(await page.evaluate(asJson(expression)))) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // A page that the site itself changes loads no document.
    back: () => page.evaluate('void history.back()') as Promise<void>,
    forward: () => page.evaluate('void history.forward()') as Promise<void>,
  };
}

/** An expression whose value any protocol can hand over. */
export function asJson(expression: string): string {
  return `JSON.stringify((${expression}) ?? null)`;
}
