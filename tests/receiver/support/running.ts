import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { formsIn } from '../../../scripts/files/forms-in';
import { createReceiver } from '../../../scripts/receive/create-receiver';
import type { Enquiry } from '../../../scripts/receive/enquiry';
import { openStore, storeFileName, type Store } from '../../../scripts/receive/open-store';
import { defaultForms } from '../../../src/lib/form-settings';

/** A folder that goes when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-receiver-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What stands in a store's file. */
export function linesIn(folder: string): Enquiry[] {
  const text = readFileSync(join(folder, storeFileName), 'utf8');
  if (text !== '' && !text.endsWith('\n')) throw new Error('The last line is torn.');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Enquiry);
}

interface Options {
  folder?: string;
  open?: () => Promise<Store>;
  limits?: Partial<typeof defaultForms.limits>;
  now?: () => number;
}

/** The forms of the site of a speaker. */
export const speakerForms = formsIn('tests/sites/speaker');

/** A receiver on a free port. */
export async function running({ folder = temporaryFolder(), open, limits, now }: Options = {}) {
  const settings = { ...defaultForms, limits: { ...defaultForms.limits, ...limits } };
  const opened: Store[] = [];
  const openHere = async (): Promise<Store> => {
    const store = await openStore(folder, 'the first server');
    opened.push(store);
    return store;
  };
  const receive = createReceiver({
    openStore: open ?? openHere,
    settings,
    forms: () => speakerForms,
    origin: 'https://www.example.in',
    ...(now && { now }),
  });
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await Promise.all(opened.splice(0).map((store) => store.close()));
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/forms`;
  const post = (
    form: string,
    body: BodyInit,
    headers: Record<string, string> = { 'Content-Type': 'application/json', Accept: 'application/json' },
  ) => fetch(`${url}/${form}`, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    folder,
    stop,
    url,
    port,
    post,
    send: (value: unknown, key?: string) =>
      post('enquiries', JSON.stringify(value), {
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      }),
  };
}

/** A general enquiry that lacks nothing. */
export const inquiry = {
  formType: 'General Inquiry',
  firstName: 'Sunita',
  lastName: 'D',
  email: 'sunita@mill.example',
  phone: '',
  service: '',
  message: 'नमस्कार <b>=1+1</b>',
};
