import type { ReactNode } from 'react';
import classes from './Section.module.css';

/** What a section takes. */
export interface SectionProps {
  /** The block whose root this is: its type, and its id if the author gave one. */
  block: { type: string; id?: string };
  /** `cotton` and `deep` are light; `ground` is the page's own colour with white text. */
  tone?: 'cotton' | 'deep' | 'ground';
  /** The heading (h2), and a line under it. */
  heading?: string | undefined;
  intro?: string | undefined;
  /** A class for the section's inside. */
  className?: string | undefined;
  children: ReactNode;
}

/** The root element of a block: `<section data-block>` with the page's margins and the block's heading. */
export function Section({ block, tone = 'cotton', heading, intro, className, children }: SectionProps) {
  return (
    <section data-block={block.type} data-tone={tone} id={block.id} className={classes.section}>
      <div className={classes.inside}>
        {heading !== undefined && (
          <div className={classes.head}>
            <h2>{heading}</h2>
            {intro !== undefined && <p className={classes.intro}>{intro}</p>}
          </div>
        )}
        <div className={className}>{children}</div>
      </div>
    </section>
  );
}
