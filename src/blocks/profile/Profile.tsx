import { Actions } from '../../components/ActionLink/ActionLink';
import { Counted } from '../../components/Counted/Counted';
import { Figures } from '../../components/Figures/Figures';
import { Portrait } from '../../components/Portrait/Portrait';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/SiteInfo/site-info';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Voice } from '../../components/Voice/Voice';
import type { BlockProps } from '../../model/page-data';
import classes from './Profile.module.css';

/** Whom the site is about, from the settings, with the figures; a page may have a picture of its own, a client's words in their place, and below them what one counted. */
export function Profile({
  block: { heading, image, testimonial, result, action, ...block },
}: BlockProps<'profile'>) {
  const { name, role, introduction, figures } = useSite().owner;
  return (
    <Section block={block} tone="deep" className={classes.profile}>
      {image ? (
        <SmartImage image={image} sizes="20rem" className={classes.portrait} />
      ) : (
        <Portrait className={classes.portrait} />
      )}
      <div className={classes.words}>
        <h2>{heading}</h2>
        <p className={classes.name}>
          <strong>{name}</strong>
          {role}
        </p>
        {testimonial ? <Voice {...testimonial} /> : introduction !== undefined && <p>{introduction}</p>}
        {!testimonial && figures && <Figures figures={figures} className={classes.figures} />}
        {result && <Counted result={result} className={classes.result} />}
        {action && <Actions links={[action]} />}
      </div>
    </Section>
  );
}
