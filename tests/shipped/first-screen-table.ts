import { chromium } from 'playwright/test';
import { browserOptions } from '../../scripts/test/browser-options';
import { serveSite } from '../../scripts/serve/serve-site';
import { shippedRoutes } from './built-page';
import { firstScreen } from './first-screen';

/** Prints what the first screen of each page answers on a phone, as a Markdown table: `npm run build && npx tsx tests/shipped/first-screen-table.ts`. */
const server = await serveSite({ folder: 'dist', basePath: '/', port: 0 });
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('The site is not served.');
const browser = await chromium.launch(browserOptions);
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });

const cell = (text: string): string => ` ${text.replaceAll('|', '\\|')} `;
const rowOf = (cells: string[]): string => `|${cells.map(cell).join('|')}|`;

for (const [at, route] of [...shippedRoutes(), '/thank-you'].entries()) {
  await page.goto(`http://127.0.0.1:${address.port}${route}`);
  const answers = Object.entries(await firstScreen(page, route));
  if (at === 0) {
    console.log(rowOf(['page', ...answers.map(([question]) => question)]));
    console.log(rowOf(['---', ...answers.map(() => '---')]));
  }
  const texts = answers.map(([, answer]) => {
    if (!answer) return '**nothing**';
    return 'sentence' in answer ? answer.sentence : `(${answer.reason})`;
  });
  console.log(rowOf([route, ...texts]));
}

await browser.close();
server.close();
server.closeAllConnections();
