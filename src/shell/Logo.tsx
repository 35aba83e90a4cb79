import type { SiteData } from '../model/page-data';

/** How high the mark is, and how wide at most, in CSS pixels. */
const [highest, widest] = [36, 180];

/** The site's mark, where it has one; the name beside it says whose it is. */
export function Logo({
  site: { brand, assets },
  isOnDark = false,
}: {
  site: Pick<SiteData, 'brand' | 'assets'>;
  isOnDark?: boolean;
}) {
  const { src: light, onDark = light } = brand.logo ?? {};
  const asset = assets.images[(isOnDark ? onDark : light) ?? ''];
  if (asset === undefined) return null;
  const scale = Math.min(highest / asset.height, widest / asset.width);
  const [width, height] = [asset.width, asset.height].map((side) => Math.round(side * scale));
  return <img src={asset.src} width={width} height={height} alt="" fetchPriority="low" />;
}
