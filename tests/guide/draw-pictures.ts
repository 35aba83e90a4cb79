import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { engineRoot } from '../../scripts/files/roots';
import { browserOptions } from '../../scripts/test/browser-options';

const port = process.env['PORT'] ?? '5199';
const folder = mkdtempSync(join(tmpdir(), 'vakta-guide-'));
const pages = join(folder, 'pages-json');
const contact = join(pages, 'contact.json');

/** Resolves when `npm run dev` answers for the copy of the pages. */
async function served(): Promise<() => void> {
  // From the folder around the copy, so that messages name its files as an author sees them.
  const args = ['--import', import.meta.resolve('tsx'), join(engineRoot, 'scripts/dev.ts'), '--pages', pages];
  const server = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, PORT: port } });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => String(text).includes(`:${port}`) && resolve());
    server.once('exit', () => reject(new Error('The development server ended.')));
  });
  return () => server.kill();
}

/** What a window shows of an address, as a PNG. */
async function shot(page: Page, address: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  // What comes into view has come.
  await page.waitForTimeout(1500);
  return page.screenshot();
}

/** Writes a picture of the guide, with few colours. */
async function keep(name: string, picture: Buffer, width: number): Promise<void> {
  const file = join(engineRoot, 'docs/guide/pictures', `${name}.png`);
  const small = sharp(picture).resize({ width });
  await small.png({ palette: true, colours: 64, effort: 10 }).toFile(file);
}

/** The whole page that a guide shows. */
function exampleIn(guide: string): string {
  const [, page = ''] =
    /```json services[^\n]+\n(.+?)```/s.exec(readFileSync(join(engineRoot, guide), 'utf8')) ?? [];
  return page;
}

cpSync(join(engineRoot, 'starters/practice'), pages, { recursive: true });
const text = readFileSync(contact, 'utf8');
writeFileSync(join(pages, 'services/knee.json'), exampleIn('docs/authors.md'));
const stop = await served();
const browser = await chromium.launch(browserOptions);
try {
  const page = await browser.newPage({ deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await keep('contact', await shot(page, '/contact', 1280, 800), 1100);
  await keep('blocks', await shot(page, '/blocks#durations', 1280, 800), 1100);
  await keep('knee', await shot(page, '/services/knee', 1280, 900), 1000);
  await keep('knee-phone', await shot(page, '/services/knee', 390, 844), 390);
  writeFileSync(contact, text.replace('"title": "Contact",', '"title": "Contact"'));
  await keep('mistake', await shot(page, '/contact', 1280, 800), 1100);
} finally {
  await browser.close();
  stop();
  rmSync(folder, { recursive: true });
}
