import { createContext, useContext } from 'react';
import type { SiteData } from '../../model/page-data';

const SiteContext = createContext<SiteData | undefined>(undefined);

/** Hands the site's settings to everything below it. */
export const SiteProvider = SiteContext.Provider;

/** The site's settings; throws outside of a site, as in a block rendered alone. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The settings of the site are missing: put a SiteProvider around the page.');
  return site;
}
