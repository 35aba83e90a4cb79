import type { SiteData } from '../model/page-data';

/** The site's mark, where it has one; the name beside it says whose it is. */
export function Logo({ site: { logo, assets } }: { site: Pick<SiteData, 'logo' | 'assets'> }) {
  const src = logo === undefined ? undefined : assets.images[logo]?.src;
  return src === undefined ? null : <img src={src} width="36" height="36" alt="" fetchPriority="low" />;
}
