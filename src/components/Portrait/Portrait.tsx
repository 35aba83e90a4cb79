import { useSite } from '../SiteInfo/site-info';
import { AssetsProvider } from '../SmartImage/assets-context';
import { SmartImage } from '../SmartImage/SmartImage';

/** The owner's picture of the settings, which belongs to the shell and so can stand on every page; nothing where there is none. */
export function Portrait({ className }: { className: string | undefined }) {
  const { owner, assets } = useSite();
  if (owner.portrait === undefined) return null;
  return (
    <AssetsProvider value={assets}>
      <SmartImage image={{ src: owner.portrait, alt: owner.name }} sizes="16rem" className={className} />
    </AssetsProvider>
  );
}
