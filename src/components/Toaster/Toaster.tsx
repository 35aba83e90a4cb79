import '@mantine/notifications/styles.css';
import { notifications, Notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { MantineRoot } from '../MantineRoot/MantineRoot';

let isMounted = false;

/** Shows a short message in the corner of the screen. Load this module when there is something to say. */
export function showToast(title: string, message: string): void {
  mount();
  notifications.show({ title, message, autoClose: 6000, withBorder: true, color: 'orange' });
}

function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const home = document.createElement('div');
  document.body.append(home);
  createRoot(home).render(
    <MantineRoot>
      <Notifications position="bottom-center" zIndex={1000} />
    </MantineRoot>,
  );
}
