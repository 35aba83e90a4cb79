import type { SiteData } from '../model/page-data';

/** The site's mark, where it has one; the name beside it says whose it is. */
export function Logo({
  site: { brand, assets },
  isOnDark = false,
}: {
  site: Pick<SiteData, 'brand' | 'assets'>;
  isOnDark?: boolean;
}) {
  const { src: light, onDark = light } = brand.logo ?? {};
  const src = assets.images[(isOnDark ? onDark : light) ?? '']?.src;
  return src === undefined ? null : <img src={src} width="36" height="36" alt="" fetchPriority="low" />;
}
