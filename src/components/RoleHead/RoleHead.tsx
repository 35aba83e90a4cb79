import { Icon } from '../Icon/Icon';
import { WholeWords } from '../WholeWords/WholeWords';
import classes from './RoleHead.module.css';

/** What the heading of a role's block takes. */
export interface RoleHeadProps {
  heading: string;
  icon: string | undefined;
  intro: string | undefined;
}

/** The heading of a block that is about one role, with the role's icon. */
export function RoleHead({ heading, icon, intro }: RoleHeadProps) {
  return (
    <div className={classes.head}>
      {icon !== undefined && <Icon name={icon} size={48} />}
      <h2>
        <WholeWords text={heading} />
      </h2>
      {intro !== undefined && <p>{intro}</p>}
    </div>
  );
}
