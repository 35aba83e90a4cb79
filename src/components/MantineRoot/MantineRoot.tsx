import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Notification.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** The site's tokens, for Mantine's components. */
const theme = createTheme({
  fontFamily: 'var(--face-text)',
  headings: { fontFamily: 'var(--face-display)', fontWeight: '400' },
  defaultRadius: 'md',
  black: '#211f49',
  primaryColor: 'orange',
  respectReducedMotion: true,
  // Its <header> would count as the page's second one.
  components: { ModalHeader: { defaultProps: { role: 'presentation' } } },
});

/** What Mantine's components need around them. It comes with the first thing that opens, never with the page. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
