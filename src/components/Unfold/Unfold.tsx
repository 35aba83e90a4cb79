import classes from './Unfold.module.css';

/** What a button over a heading takes. */
export interface UnfoldProps {
  /** Its name for those who listen: the words of that heading, or its id. */
  name: { label: string } | { id: string };
  isOpen?: boolean;
}

/** A button that covers the heading that it stands in; stylesheets show it, and with `[open]` what is folded: also before any script runs. */
export function Unfold({ name, isOpen = false }: UnfoldProps) {
  return (
    <details open={isOpen} className={classes.unfold}>
      {'id' in name ? <summary aria-labelledby={name.id} /> : <summary aria-label={name.label} />}
    </details>
  );
}
