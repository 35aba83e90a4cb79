import type { ReactNode } from 'react';
import { ChatButton } from '../chat/ChatButton';
import { Notice } from '../components/Notice/Notice';
import { AssetsProvider } from '../components/SmartImage/assets-context';
import type { SiteData } from '../model/page-data';
import { ChatLink } from './ChatLink';
import { Footer } from './Footer';
import { NavigationBar } from './NavigationBar';
import { ScrollProgress } from './ScrollProgress';
import classes from './Shell.module.css';

/** What the shell takes: the site's data, the route that is shown, and the page itself. */
export interface ShellProps {
  site: SiteData;
  path: string;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ site, path, children }: ShellProps) {
  return (
    <>
      <a href="#_main" className={classes.skip}>
        Skip to the content
      </a>
      {site.hasSamples && (
        <aside aria-label="Notice" className={classes.samples}>
          Demo content: names, numbers and profiles are examples.
        </aside>
      )}
      <AssetsProvider value={site.assets}>
        <NavigationBar site={site} path={path} />
      </AssetsProvider>
      <ScrollProgress />
      <main id="_main" tabIndex={-1}>
        {children}
      </main>
      <AssetsProvider value={site.assets}>
        <Footer site={site} path={path} />
      </AssetsProvider>
      <aside aria-label="Chat" className={classes.chat}>
        {site.hasChat && <ChatButton basePath={site.basePath} />}
        <ChatLink href={site.whatsappUrl} />
      </aside>
      <Notice />
    </>
  );
}
