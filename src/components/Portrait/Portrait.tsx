import { useSite } from '../SiteInfo/site-info';
import { AssetsProvider } from '../SmartImage/assets-context';
import { SmartImage } from '../SmartImage/SmartImage';

/** The speaker's picture of the settings, which belongs to the shell and so can stand on every page; nothing where there is none. */
export function Portrait({ className }: { className: string | undefined }) {
  const { speaker, assets } = useSite();
  if (speaker.portrait === undefined) return null;
  return (
    <AssetsProvider value={assets}>
      <SmartImage image={{ src: speaker.portrait, alt: speaker.name }} sizes="16rem" className={className} />
    </AssetsProvider>
  );
}
