import classes from './WholeWords.module.css';

/** A title in which a word with a hyphen ("Nation-Builders") does not break at it while it fits into a line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 ? (
      // What stands at odd places is what was found.
      <span key={at} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
