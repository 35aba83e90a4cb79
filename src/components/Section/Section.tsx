import type { ReactNode } from 'react';
import type { Volume } from '../../model/content.generated';
import { largeLine } from '../../lib/large-line';
import classes from './Section.module.css';

/** What a section takes. */
export interface SectionProps {
  /** The block whose root this is: its type, and its id and volume if the author gave them. */
  block: { type: string; id?: string; volume?: Volume };
  /** `paper` and `deep` are light; `ground` is the page's own colour. */
  tone?: 'paper' | 'deep' | 'ground';
  /** How loud it is where the author says nothing. */
  volume?: Volume;
  /** Its heading is smaller, where it is not loud or quiet: for what every page of a kind has. */
  scale?: 'small';
  /** The heading (h2), and a line under it. */
  heading?: string | undefined;
  intro?: string | undefined;
  /** Whether from desktops on a part of it runs out to its lower edge: what follows keeps its room above. */
  fills?: boolean;
  /** A class for the section's inside. */
  className?: string | undefined;
  children: ReactNode;
}

/** The root element of a block: `<section data-block>` with the page's margins, the block's heading and its volume. */
export function Section({
  block,
  tone = 'paper',
  scale,
  heading,
  intro,
  fills = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const { type, id, volume = rest.volume ?? 'normal' } = block;
  return (
    <section
      data-block={type}
      data-tone={volume === 'loud' ? 'ground' : tone}
      data-volume={volume === 'normal' ? undefined : volume}
      data-fills={fills || undefined}
      data-scale={volume === 'normal' ? scale : undefined}
      id={id}
      className={classes.section}
    >
      <div className={classes.inside}>
        {heading !== undefined && (
          <div className={classes.head}>
            <h2>{largeLine(heading)}</h2>
            {intro !== undefined && <p className={classes.intro}>{intro}</p>}
          </div>
        )}
        <div className={className}>{children}</div>
      </div>
    </section>
  );
}
