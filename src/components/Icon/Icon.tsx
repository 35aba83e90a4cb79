import { useAssets } from '../SmartImage/assets-context';

/** A line icon by its Tabler name, in the colour of the text around it; it only decorates. */
export function Icon({ name, size = 24 }: { name: string; /** CSS pixels. */ size?: number }) {
  const inside = useAssets().icons[name];
  if (inside === undefined) throw new Error(`The page data has no icon "${name}".`);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // Written by the build from the icon library.
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
