import { Actions } from '../../components/ActionLink/ActionLink';
import { RichText } from '../../components/RichText/RichText';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { Image } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Hero.module.css';

/** The opening of a page, on its ground colour: the one `<h1>`, its line, introduction, buttons, picture and figures. */
export function Hero({ block }: BlockProps<'hero'>) {
  const { type, id, kicker, heading, tagline, intro, image, portrait, actions, figures } = block;
  return (
    <section data-block={type} id={id} className={classes.hero} data-picture={image ? 'yes' : 'no'}>
      <div className={classes.inside}>
        <div className={classes.words}>
          {kicker !== undefined && <p className={classes.kicker}>{kicker}</p>}
          <h1 tabIndex={-1}>{heading}</h1>
          {tagline !== undefined && <p className={classes.tagline}>{tagline}</p>}
          {intro !== undefined && <RichText text={intro} className={classes.intro} />}
          <Actions links={actions} />
        </div>
        {image && (
          <div className={classes.scene}>
            <SmartImage
              image={image}
              isFirst
              sizes="(min-width: 64rem) 50vw, 100vw"
              className={classes.picture}
            />
            {portrait && <Portrait image={portrait} />}
          </div>
        )}
      </div>
      {figures && <Figures figures={figures} />}
    </section>
  );
}

/** A face with its name on a corner of the picture. */
function Portrait({ image }: { image: Image }) {
  return (
    <figure className={classes.portrait}>
      <SmartImage image={image} sizes="8rem" />
      {image.caption !== undefined && <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}

function Figures({ figures }: { figures: NonNullable<BlockProps<'hero'>['block']['figures']> }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
