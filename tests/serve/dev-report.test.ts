import { rmSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LiveSite } from '../../scripts/dev/live-site';
import { pagesPlugin } from '../../scripts/dev/pages-plugin';
import { newFolder, page, write } from '../build/sample-site';

it('development tells what went wrong without what could steer a terminal', async () => {
  const pages = newFolder();
  onTestFinished(() => rmSync(pages, { recursive: true }));
  const live = new LiveSite(pages);
  live.refresh = () => Promise.reject(new Error('\u001B[2J\u202Epicture.svg cannot be used.\nMend it.'));
  const told = vi.fn<(text: string) => void>();
  const ws = { on: () => {}, send: () => {} };
  const server = { ws, middlewares: { use: () => {} }, config: { logger: { info: told } } };
  const plugin = pagesPlugin({ pages, live, receiver: () => Promise.resolve() });
  (plugin.configureServer as (one: ViteDevServer) => void)(server as unknown as ViteDevServer);
  write(pages, 'index.json', page(0));
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith('\\u{1b}[2J\\u{202e}picture.svg cannot be used.\nMend it.'),
  );
});
