import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { UsageError } from '../files/usage-error';
import { slug } from '../../src/lib/slug';
import type { BenchArguments } from './arguments';
import { withShippedSite } from './sites';
import { onSlow4G, phone, slowedDown, withBrowser } from './slow-phone';

/** When a picture is taken, in milliseconds from the start of the visit. */
const moments = Array.from({ length: 12 }, (_, at) => (at + 1) * 250);

/** A picture of the screen as it stood from a moment on, in milliseconds of the clock. */
interface Frame {
  from: number;
  bytes: Buffer;
}

/** Writes a sheet for each route: its first three seconds on slow 4G and a processor four times slower. */
export async function filmstrip({ to, routes }: BenchArguments): Promise<string> {
  if (to === undefined) throw new UsageError('Name the folder for the pictures: --to DIR.');
  mkdirSync(to, { recursive: true });
  const names = await withShippedSite([], ({ origin }) =>
    withBrowser(async (browser) => {
      const written = [];
      for (const route of routes) {
        const name = join(to, `${slug(route) || 'home'}.png`);
        writeFileSync(name, await sheet(await film(browser, origin + route)));
        written.push(name);
      }
      return written;
    }),
  );
  return `${names.join('\n')}\n`;
}

/** What stood on the screen at each moment; an empty screen where nothing did. */
async function film(browser: Browser, url: string): Promise<(Buffer | undefined)[]> {
  const page = await browser.newPage(phone);
  const session = await onSlow4G(page);
  await slowedDown(session, 4);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ from: (metadata.timestamp ?? 0) * 1000, bytes: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 412, maxHeight: 823 });
  const start = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout((moments.at(-1) ?? 0) + 1000 - (Date.now() - start));
  await page.close();
  return moments.map((moment) => frames.findLast(({ from }) => from <= start + moment)?.bytes);
}

const [width, height, gap] = [206, 412, 8];

/** The pictures in two rows of six. */
async function sheet(pictures: readonly (Buffer | undefined)[]): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const [at, bytes] of pictures.entries()) {
    if (!bytes) continue;
    const input = await sharp(bytes).resize({ width, height, fit: 'contain', position: 'top' }).toBuffer();
    layers.push({
      input,
      left: gap + (at % 6) * (width + gap),
      top: gap + Math.floor(at / 6) * (height + gap),
    });
  }
  const whole = { width: gap + 6 * (width + gap), height: gap + 2 * (height + gap) };
  return sharp({ create: { ...whole, channels: 3, background: '#888' } })
    .composite(layers)
    .png()
    .toBuffer();
}
