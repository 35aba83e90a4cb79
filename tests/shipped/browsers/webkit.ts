import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { Key, Launch } from './browser';
import { asJson } from './puppeteer';

const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const port = 4397;
const address = `http://127.0.0.1:${port}`;
const display = ':97';

/** Keys as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
};

/** WebKitGTK as Debian has it (`apt-get install webkit2gtk-driver xvfb`), in a window that nobody sees. */
export const webkit: Launch = async () => {
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  await setTimeout(500);
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  await setTimeout(500);
  const { sessionId, capabilities } = (await ask('session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const send = (command: string, body: object = {}) => ask(`session/${sessionId}/${command}`, body);
  const act = (type: string, actions: object[], more: object = {}) =>
    send('actions', { actions: [{ type, id: type, actions, ...more }] });
  const press = async (text: string): Promise<void> => {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act('key', keys);
  };
  const step = async (command: string): Promise<void> => void (await send(command));
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    tab: {
      resize: async (width, height) => void (await send('window/rect', { width, height })),
      open: async (url) => void (await send('url', { url })),
      value: async (expression) =>
        JSON.parse(
          String(await send('execute/sync', { script: `return ${asJson(expression)}`, args: [] })),
        ) as never,
      clickAt: async (x, y) => {
        const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
        const button = 0;
        await act('pointer', [at, { type: 'pointerDown', button }, { type: 'pointerUp', button }], {
          parameters: { pointerType: 'mouse' },
        });
        // A second click at the same place is none otherwise.
        await fetch(`${address}/session/${sessionId}/actions`, { method: 'DELETE' });
      },
      type: press,
      press: (key) => press(codes[key]),
      back: () => step('back'),
      forward: () => step('forward'),
    },
    close: async () => {
      await fetch(`${address}/session/${sessionId}`, { method: 'DELETE' });
      driver.kill();
      screen.kill();
    },
  };
};

/** Sends a command to the driver and gives its value; throws with the driver's words. */
async function ask(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${address}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${path}: ${value?.message ?? value?.error}`);
  return value;
}
