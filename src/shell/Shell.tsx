import type { ReactNode } from 'react';
import * as words from '#words/shell';
import { IconSheet } from '../components/Icon/IconSheet';
import { Notice } from '../components/Notice/Notice';
import type { SiteData } from '../model/page-data';
import { ContactBar } from './ContactBar';
import { Footer } from './Footer';
import { NavigationBar } from './NavigationBar';
import { ScrollProgress } from './ScrollProgress';
import classes from './Shell.module.css';

/** What the shell takes: the site's data, the route that is shown, whether it is a draft, and the page itself. */
export interface ShellProps {
  site: SiteData;
  path: string;
  isDraft: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ site, path, isDraft, children }: ShellProps) {
  return (
    <>
      <a href="#_main" className={classes.skip}>
        {words.skip}
      </a>
      {(isDraft || site.hasSamples) && (
        <aside aria-label={words.notice} className={classes.notice}>
          {isDraft && <strong>{`${words.draft} `}</strong>}
          {site.hasSamples && words.samples}
        </aside>
      )}
      <NavigationBar site={site} path={path} />
      <ScrollProgress />
      <main id="_main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} path={path} />
      <ContactBar site={site} path={path} />
      <Notice />
      <IconSheet icons={site.assets.icons} />
    </>
  );
}
