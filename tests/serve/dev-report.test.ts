import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { LiveSite } from '../../scripts/dev/live-site';
import { pagesPlugin } from '../../scripts/dev/pages-plugin';

it('development tells what went wrong without what could steer a terminal', async () => {
  const live = new LiveSite('pages-json');
  live.refresh = () => Promise.reject(new Error('\u001B[2J\u202Epicture.svg cannot be used.\nMend it.'));
  const told = vi.fn<(text: string) => void>();
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const ws = { on: () => {}, send: () => {} };
  const server = { watcher, ws, middlewares: { use: () => {} }, config: { logger: { info: told } } };
  const plugin = pagesPlugin({ pages: 'pages-json', live, receiver: () => Promise.resolve() });
  (plugin.configureServer as (one: ViteDevServer) => void)(server as unknown as ViteDevServer);
  watcher.emit('all', 'change', `${process.cwd()}/pages-json/index.json`);
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith('\\u{1b}[2J\\u{202e}picture.svg cannot be used.\nMend it.'),
  );
});
