import '@mantine/notifications/styles.css';
import { notifications, Notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import * as words from '#words/components';
import { MantineRoot } from './MantineRoot';

// Mantine's grey is too pale to be read easily.
const styles = { description: { color: 'var(--ink)' } };
const closeButtonProps = { 'aria-label': words.close };

let home: HTMLElement | undefined;

/**
 * Shows a short message at the upper edge of the screen, inside of an open dialog if there is one, since what is
 * outside of it can neither be seen nor heard. Load this module when there is something to say.
 */
export function showToast(title: string, message: string): void {
  home ??= mounted();
  (document.querySelector('dialog[open]') ?? document.body).append(home);
  notifications.show({
    title,
    message,
    autoClose: 6000,
    withBorder: true,
    color: 'var(--accent)',
    styles,
    closeButtonProps,
  });
}

function mounted(): HTMLElement {
  const element = document.createElement('div');
  createRoot(element).render(
    <MantineRoot>
      <Notifications position="top-center" zIndex={1000} withinPortal={false} />
    </MantineRoot>,
  );
  return element;
}
