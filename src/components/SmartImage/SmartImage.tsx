import type { CSSProperties } from 'react';
import type { Image } from '../../model/content.generated';
import type { ImageAsset } from '../../model/page-data';
import { useAssets } from './assets-context';
import classes from './SmartImage.module.css';

/** What a picture takes. */
export interface SmartImageProps {
  image: Image;
  /** CSS `sizes`: how wide it is shown. */
  sizes?: string;
  /** Whether it is the picture of the first view, fetched at once; all others come after it, also those that are seen with it. */
  isFirst?: boolean;
  /** Whether a drawing is shown whole also in a place of another shape. */
  stands?: boolean;
  className?: string | undefined;
}

/** A picture of the site in its known size, with its placeholder until it has come. */
export function SmartImage({ image, sizes = '100vw', isFirst = false, stands, className }: SmartImageProps) {
  const asset = useAssets().images[image.src];
  if (!asset) throw new Error(`The page data has no picture "${image.src}".`);
  const { src, width, height, sources = [] } = asset;
  return (
    <picture
      className={[classes.frame, className].filter(Boolean).join(' ')}
      data-stands={stands}
      data-shape={height > width ? 'upright' : undefined}
      style={{ background: ownPlaceholder(asset, isFirst) }}
    >
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={image.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? undefined : 'async'}
        style={image.focus === undefined ? undefined : ({ '--focus': image.focus } as CSSProperties)}
      />
    </picture>
  );
}

/** A drawing that is loaded late is small: the stylesheet's colour stands for all of them, but where one sees through. */
function ownPlaceholder({ placeholder, sources }: ImageAsset, isFirst: boolean): string | undefined {
  return isFirst || sources || placeholder === 'transparent' ? placeholder : undefined;
}
