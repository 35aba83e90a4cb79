import type { Page } from 'playwright/test';
import { floorPage } from '../../scripts/bench/floor/floor-page';
import { builtRoutes, expect, test } from './site';

test.use({ javaScriptEnabled: false });

test(
  'the floor that pages are measured beside has the same words and pictures, and no script',
  { tag: '@nightly' },
  async ({ page, request }) => {
    // What is compared stands in the document: its pictures need not come.
    await page.route('**', (route) => route.abort());
    for (const route of builtRoutes()) {
      const built = await (await request.get(route)).text();
      const floor = floorPage(built);
      expect(await shownBy(page, floor), route).toEqual(await shownBy(page, built));
      expect(floor).not.toMatch(/<script|\son[a-z]+=|@font-face/);
    }
  },
);

/** The words of a document without the spaces between them, and its pictures. */
async function shownBy(page: Page, html: string): Promise<{ words: string; pictures: unknown[] }> {
  await page.setContent(html, { waitUntil: 'commit' });
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const unseen of body.querySelectorAll('script, style, svg')) unseen.remove();
    const names = ['src', 'srcset', 'sizes', 'type', 'width', 'height', 'alt', 'loading'];
    const pictures = [...body.querySelectorAll('img, picture source')].map((element) =>
      names.map((name) => element.getAttribute(name)),
    );
    return { words: (body.textContent ?? '').replaceAll(/\s/g, ''), pictures };
  });
}
