import { afterEach, expect, it, vi } from 'vitest';
import { currentNotice, onNotice, showNotice, showWaiting } from './notice';

const shown = (): string | undefined => currentNotice()?.text;
afterEach(() => showNotice());

it('what is on its way still says so when something shorter has come meanwhile, in whichever order they end', () => {
  const endPage = showWaiting('The page');
  const endPart = showWaiting('A part');
  expect(shown()).toBe('A part');
  endPart();
  expect(shown()).toBe('The page');
  const endOther = showWaiting('Another part');
  endPage();
  expect(shown()).toBe('Another part');
  endOther();
  expect(currentNotice()).toBeUndefined();
});

it('what is told takes the place of a sign, and stays when that ends, or when another one comes late', () => {
  const end = showWaiting('A part');
  showNotice({ text: 'It cannot be had.' });
  end();
  expect(shown()).toBe('It cannot be had.');
  showWaiting('The page')();
  expect(shown()).toBe('It cannot be had.');
});

it('those who listen hear of each change', () => {
  const heard = vi.fn<() => void>();
  const stop = onNotice(heard);
  showWaiting('A part')();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  showNotice({ text: 'Nobody hears.' });
  expect(heard).toHaveBeenCalledTimes(2);
});
