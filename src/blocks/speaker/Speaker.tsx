import { Actions } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/SiteInfo/site-info';
import { AssetsProvider } from '../../components/SmartImage/assets-context';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { BlockProps } from '../../model/page-data';
import classes from './Speaker.module.css';

/** Who the speaker is, from the site's settings; his portrait belongs to the shell. */
export function Speaker({ block: { heading, action, ...block } }: BlockProps<'speaker'>) {
  const { speaker, assets } = useSite();
  const { name, role, introduction, portrait, figures } = speaker;
  return (
    <Section block={block} tone="deep" className={classes.speaker}>
      {portrait !== undefined && (
        <AssetsProvider value={assets}>
          <SmartImage image={{ src: portrait, alt: name }} sizes="16rem" className={classes.portrait} />
        </AssetsProvider>
      )}
      <div className={classes.words}>
        <h2>{heading}</h2>
        <p className={classes.name}>
          <strong>{name}</strong>
          {role}
        </p>
        {introduction !== undefined && <p>{introduction}</p>}
        {figures && (
          <dl className={classes.figures}>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {action && <Actions links={[action]} />}
      </div>
    </Section>
  );
}
