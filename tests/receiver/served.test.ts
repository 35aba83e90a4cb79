import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createReceiver } from '../../scripts/receive/create-receiver';
import { openStore } from '../../scripts/receive/open-store';
import { serveSite } from '../../scripts/serve/serve-site';
import { defaultForms } from '../../src/lib/form-settings';
import { inquiry, linesIn, speakerForms, temporaryFolder } from './support/running';

/** A site of nothing but a 404 page, below `/site/`, with its data folder inside of what is served. */
async function served(hasReceiver: boolean) {
  const folder = temporaryFolder();
  const data = join(folder, '.data');
  mkdirSync(data);
  for (const name of ['404.html', '_redirects', 'index.html']) writeFileSync(join(folder, name), '');
  const opened = async () => {
    const store = await openStore(data);
    onTestFinished(() => store.close());
    return store;
  };
  const receiver = createReceiver({
    openStore: opened,
    settings: defaultForms,
    forms: () => speakerForms,
  });
  const server = await serveSite({ folder, basePath: '/site/', port: 0, ...(hasReceiver && { receiver }) });
  onTestFinished(() => void server.close());
  return { data, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const post = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inquiry),
  });

it('a served site takes enquiries below its base path, and shows none of them', async () => {
  const { data, url } = await served(true);
  expect((await post(`${url}/site/api/forms/enquiries`)).status).toBe(200);
  expect((await post(`${url}/api/forms/enquiries`)).status).toBe(405);
  expect(linesIn(data)).toHaveLength(1);
  for (const path of [
    '/site/.data/enquiries.ndjson',
    '/site/%2edata/enquiries.ndjson',
    '/site/x/..%2f.data/enquiries.ndjson',
  ])
    expect((await fetch(url + path)).status).toBe(404);
});

it('a site that is served without a receiver takes none', async () => {
  const { url } = await served(false);
  expect((await post(`${url}/site/api/forms/enquiries`)).status).not.toBe(200);
});
