import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Notification.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** The site's tokens, for Mantine's components. */
const theme = createTheme({
  fontFamily: 'var(--font-text)',
  defaultRadius: 'md',
  black: 'var(--ink)',
  primaryColor: 'gray',
  respectReducedMotion: true,
});

/** What Mantine's components need around them. It comes with the first message, never with the page. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
