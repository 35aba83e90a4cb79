import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formsIn } from '../../../scripts/files/forms-in';
import { createReceiver } from '../../../scripts/receive/create-receiver';
import { openStore } from '../../../scripts/receive/open-store';
import { defaultForms } from '../../../src/lib/form-settings';

// A receiver in a process of its own, to be killed: the folder of its store is the argument, its port is printed.
const settings = { ...defaultForms, limits: { kilobytes: 64, perMinute: 1_000_000 } };
const store = openStore(String(process.argv[2]));
const receive = createReceiver({
  openStore: () => store,
  settings,
  forms: () => formsIn('tests/sites/speaker'),
});
const server = createServer((request, response) => void receive(request, response));
await store;
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
