import type { Image } from '../../model/content.generated';
import { Icon } from '../Icon/Icon';
import { SmartImage } from '../SmartImage/SmartImage';
import { Unfold } from '../Unfold/Unfold';
import { WholeWords } from '../WholeWords/WholeWords';
import classes from './RoleHead.module.css';

/** What the heading of a role's block takes: a picture stands in the place of an icon. */
export interface RoleHeadProps {
  heading: string;
  icon: string | undefined;
  image: Image | undefined;
  intro: string | undefined;
  /** Whether a phone may fold the block below it, where another role stands before. */
  folds?: boolean;
}

/** The heading of a block that is about one role, with the role's picture or icon. */
export function RoleHead({ heading, icon, image, intro, folds = false }: RoleHeadProps) {
  return (
    <div className={folds ? `${classes.head} ${classes.folds}` : classes.head}>
      {image ? (
        <SmartImage image={image} sizes="(min-width: 48rem) 42rem, 9rem" className={classes.picture} />
      ) : (
        icon !== undefined && <Icon name={icon} size={48} />
      )}
      <h2>
        <WholeWords text={heading} />
      </h2>
      {intro !== undefined && <p>{intro}</p>}
      {folds && <Unfold name={{ label: heading }} />}
    </div>
  );
}
