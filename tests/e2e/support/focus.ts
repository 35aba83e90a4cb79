import { expect, type CDPSession, type Page } from 'playwright/test';

/** Where the focus is, as a person with a keyboard sees it and a screen reader tells it. */
interface Focus {
  /** What is wrong with it: `undefined` when it is in view, uncovered and in reach. */
  fault: 'nowhere' | 'inert' | 'without room' | 'out of view' | 'covered' | undefined;
  /** The beginning of its element, for reports. */
  element: string;
  /** Whether Tab comes to it; a place to which only a script leads needs no name. */
  isControl: boolean;
  role: string;
  name: string;
}

/** Presses a key, then expects the focus to be somewhere that can be seen, with a role and a name (WCAG 2.2, 2.4.3, 2.4.7, 2.4.11, 4.1.2). */
export async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  return expectFocus(page, key);
}

/** Expects the focus to be seen and told of; what is still moving gets a while. */
export async function expectFocus(page: Page, after: string): Promise<Focus> {
  let focus = await focusOf(page);
  // After the last element a browser gives its own buttons a turn, and the body stands for them.
  if (after.endsWith('Tab') && focus.fault === 'nowhere') {
    await page.keyboard.press(after);
    focus = await focusOf(page);
  }
  if (focus.fault !== undefined || focus.role === '')
    await expect
      .poll(
        async () => {
          focus = await focusOf(page);
          return focus.fault ?? (focus.isControl && focus.role === '' ? 'without a role' : undefined);
        },
        { message: `after ${after}: ${focus.element}` },
      )
      .toBeUndefined();
  if (!focus.isControl) return focus;
  expect(focus.role, `the role of ${focus.element}`).not.toMatch(/^(none|generic)$/);
  expect(focus.name, `the name of ${focus.element}`).not.toBe('');
  return focus;
}

/** Presses Tab until the first element comes round again, or for so many steps, and gives what had the focus. */
export async function tabThrough(page: Page, most = 200, key = 'Tab'): Promise<Focus[]> {
  const passed: Focus[] = [];
  await page.evaluate(() =>
    document.querySelectorAll('[data-passed]').forEach((one) => one.removeAttribute('data-passed')),
  );
  for (let step = 0; step < most; step += 1) {
    const focus = await press(page, key);
    const isNew = await page.evaluate(() => {
      const element = document.activeElement;
      const before = element?.hasAttribute('data-passed');
      element?.setAttribute('data-passed', '');
      return !before;
    });
    if (!isNew) return passed;
    passed.push(focus);
  }
  return passed;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function focusOf(page: Page): Promise<Focus> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const cdp = await session;
  const seen = await page.evaluate(look);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    ...seen,
    role: node?.ignored === true ? '' : text(node?.role?.value),
    name: text(node?.name?.value),
  };
}

/** Runs in the page. */
function look(): Pick<Focus, 'fault' | 'element' | 'isControl'> {
  const element = document.activeElement;
  const told = (fault: Focus['fault']) => ({
    fault,
    element: element?.outerHTML.slice(0, 120) ?? '',
    isControl: element instanceof HTMLElement && element.tabIndex >= 0,
  });
  if (!element || element === document.body || element === document.documentElement) return told('nowhere');
  if (element.closest('[inert]')) return told('inert');
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  if (boxes.length === 0) return told('without room');
  const points = boxes.flatMap(({ left, right, top, bottom }) => {
    const [x0, x1] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [y0, y1] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    if (x1 - x0 < 2 || y1 - y0 < 2) return [];
    return [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [x0 + (x1 - x0) * across, y0 + (y1 - y0) * down] as const),
    );
  });
  if (points.length === 0) return told('out of view');
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    if (!there) return false;
    // A card's link may lie over another one that leads to the same place.
    const isSamePlace = element instanceof HTMLAnchorElement && there.closest('a')?.href === element.href;
    return isSamePlace || element.contains(there);
  });
  return told(isSeen ? undefined : 'covered');
}
