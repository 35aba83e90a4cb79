import { iconId } from '../../lib/icon-id';

/** A line icon by its Tabler name, in the colour of the text around it; it only decorates. */
export function Icon({ name, size = 24 }: { name: string; /** CSS pixels. */ size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
