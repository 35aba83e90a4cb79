import type { CSSProperties } from 'react';
import { Actions } from '../../components/ActionLink/ActionLink';
import border from '../../components/Border/Border.module.css';
import { Figures } from '../../components/Figures/Figures';
import { RichText } from '../../components/RichText/RichText';
import { useSite } from '../../components/SiteInfo/site-info';
import { useAssets } from '../../components/SmartImage/assets-context';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps, ImageAsset } from '../../model/page-data';
import { largeLine } from '../../lib/large-line';
import classes from './Hero.module.css';

/** The opening of a page, on its ground colour: the one `<h1>`, its line, introduction, buttons, picture and figures. A picture stands beside the words; one that is much wider than high, across the window behind or below them. */
export function Hero({ block }: BlockProps<'hero'>) {
  const { type, id, volume, kicker, heading, tagline, intro, image, portrait, actions, figures } = block;
  const { reply } = useSite().contact;
  const { images } = useAssets();
  const asset = image && images[image.src];
  const shape = pictureShape(asset, volume === 'quiet');
  return (
    <section
      data-block={type}
      data-volume={volume}
      id={id}
      className={`${border.border} ${classes.hero}`}
      data-picture={shape}
      data-on-ground={asset?.isOnGround}
    >
      <div className={classes.inside}>
        <div className={classes.words} style={portrait && sized(heading)}>
          {(portrait || kicker !== undefined) && (
            <p className={classes.kicker}>
              {portrait && <SmartImage image={portrait} sizes="5rem" className={classes.portrait} />}
              {kicker}
            </p>
          )}
          <h1 tabIndex={-1}>{largeLine(heading)}</h1>
          {tagline !== undefined && <p className={classes.tagline}>{largeLine(tagline)}</p>}
          {intro !== undefined && <RichText text={intro} className={classes.intro} />}
          <Actions links={actions} note={reply} fallback={0} />
        </div>
        {image && (
          <SmartImage
            image={image}
            isFirst
            sizes={shape === 'wide' || shape === 'across' ? '100vw' : '(min-width: 48rem) 50vw, 100vw'}
            className={classes.picture}
          />
        )}
      </div>
      {figures && <Figures figures={figures} className={classes.figures} />}
    </section>
  );
}

/** Whether there is a picture, and whether it is at least twice as wide as high (words stand on it), or two and a half times (words stand above it), which a small one need not know. Words stand on no drawing that has a colour of its own. */
function pictureShape(asset: ImageAsset | undefined, isSmall: boolean): 'no' | 'yes' | 'across' | 'wide' {
  if (!asset) return 'no';
  const { width, height, sources, isOnGround } = asset;
  if (isSmall || width < 2 * height) return 'yes';
  if (width >= 2.5 * height) return 'wide';
  return isOnGround || sources ? 'across' : 'yes';
}

/** How many letters it has, and its longest word. */
function sized(name: string): CSSProperties {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return { '--letters': name.length, '--longest': longest } as CSSProperties;
}
