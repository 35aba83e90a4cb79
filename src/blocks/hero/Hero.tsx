import type { CSSProperties } from 'react';
import { Actions } from '../../components/ActionLink/ActionLink';
import border from '../../components/Border/Border.module.css';
import { Figures } from '../../components/Figures/Figures';
import { RichText } from '../../components/RichText/RichText';
import { useGround, useSite } from '../../components/SiteInfo/site-info';
import { useAssets } from '../../components/SmartImage/assets-context';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps } from '../../model/page-data';
import { largeLine } from '../../lib/large-line';
import classes from './Hero.module.css';

/** The opening of a page, on its ground colour: the one `<h1>`, its line, introduction, buttons, picture and figures. A picture stands beside the words; one that is much wider than high, across the window behind or below them. */
export function Hero({ block }: BlockProps<'hero'>) {
  const { type, id, volume, kicker, heading, tagline, intro, image, portrait, actions, figures } = block;
  const { reply } = useSite().contact;
  const isOnGround = useIsOnGround(image?.src);
  const shape = usePictureShape(image?.src, volume === 'quiet', isOnGround);
  return (
    <section
      data-block={type}
      data-volume={volume}
      id={id}
      className={`${border.border} ${classes.hero}`}
      data-picture={shape}
      data-on-ground={isOnGround || undefined}
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
function usePictureShape(
  src: string | undefined,
  isSmall: boolean,
  isOnGround: boolean,
): 'no' | 'yes' | 'across' | 'wide' {
  const { images } = useAssets();
  if (src === undefined) return 'no';
  const { width = 1, height = 1, sources } = images[src] ?? {};
  if (isSmall || width < 2 * height) return 'yes';
  if (!isOnGround && !sources && width < 2.5 * height) return 'yes';
  return width < 2.5 * height ? 'across' : 'wide';
}

/** Whether a drawing has a ground of the brand for its own on which the words of the page can be read, so that they can run across it. */
function useIsOnGround(src: string | undefined): boolean {
  const { images } = useAssets();
  const { grounds } = useSite().brand;
  const page = useGround();
  const colour = src === undefined ? undefined : images[src]?.placeholder;
  return Object.values(grounds).some((ground) => ground.colour === colour && ground.ink === page?.ink);
}

/** How many letters it has, and its longest word. */
function sized(name: string): CSSProperties {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return { '--letters': name.length, '--longest': longest } as CSSProperties;
}
