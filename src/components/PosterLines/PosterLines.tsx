import { Icon } from '../Icon/Icon';
import classes from './PosterLines.module.css';

/** What the lines take: of each its icon, its title, and a sentence. */
export interface PosterLinesProps {
  items: { icon: string; title?: string; text?: string }[];
}

/** A list as a poster sets it, one below the other, with large titles. */
export function PosterLines({ items }: PosterLinesProps) {
  return (
    <ul className={classes.lines}>
      {items.map(({ icon, title, text }) => (
        <li key={title ?? text}>
          <Icon name={icon} size={40} />
          {title !== undefined && <h3>{title}</h3>}
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
