import { useId } from 'react';
import * as words from '#words/blocks';
import { RoleHead } from '../../components/RoleHead/RoleHead';
import role from '../../components/RoleHead/RoleHead.module.css';
import { useFocusableWhenScrollable } from '../../components/FocusableWhenScrollable/use-focusable-when-scrollable';
import { Section } from '../../components/Section/Section';
import section from '../../components/Section/Section.module.css';
import { Unfold } from '../../components/Unfold/Unfold';
import { WholeWords } from '../../components/WholeWords/WholeWords';
import type { PainRow } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './PainTable.module.css';

/** The column headings of a program page (specification, section 2). */
const programColumns = {
  problem: words.problem,
  diagnosis: words.diagnosis,
  solution: words.solution,
};

type Columns = typeof programColumns;

/** How the rows stand where there is room: in columns, as cards, or with the answer beside problem and reason. */
type Look = 'columns' | 'cards' | 'paired';

/** More rows than these would make a phone's page long: they are swiped there. */
const rowsBelowOneAnother = 6;

/** A table of problem, reason and answer. With a picture or an icon it is one role's, and stands on a tinted ground unless it is quiet. */
export function PainTable({ block }: BlockProps<'painTable'>) {
  const { heading, intro, icon, image, volume, columns = programColumns, rows } = block;
  const isRole = icon !== undefined || image !== undefined;
  const look = lookOf(block);
  const isSwiped = !isRole || rows.length > rowsBelowOneAnother;
  const table = <Table look={look} isSwiped={isSwiped} columns={columns} rows={rows} label={heading} />;
  if (!isRole) {
    return (
      <Section block={block} heading={heading} intro={intro}>
        {table}
      </Section>
    );
  }
  return (
    <Section
      block={block}
      tone={volume === 'quiet' ? 'paper' : 'deep'}
      fills={look === 'paired' && volume !== 'quiet'}
      className={`${section.wide} ${look === 'paired' ? role.besideHead : role.above}`}
    >
      <RoleHead heading={heading} icon={icon} image={image} intro={intro} folds={volume !== 'loud'} />
      {table}
    </Section>
  );
}

/** Beside a role's picture, and in a quiet block, a problem and its reason stand beside the answer; else the rows of a role are cards, unless it is loud. */
function lookOf({ volume, image, icon }: BlockProps<'painTable'>['block']): Look {
  const isRole = image !== undefined || icon !== undefined;
  if (volume === 'loud') return 'columns';
  if (volume === 'quiet' || image) return 'paired';
  return isRole ? 'cards' : 'columns';
}

interface TableProps {
  look: Look;
  /** Whether a phone shows the rows as cards that are swiped: else it folds all but the first. */
  isSwiped: boolean;
  columns: Columns;
  rows: PainRow[];
  label: string;
}

/** The roles stand in the markup because browsers forget them when rows are laid out as cards. */
function Table({ look, isSwiped, columns, rows, label }: TableProps) {
  const body = useFocusableWhenScrollable<HTMLTableSectionElement>();
  const id = useId();
  const kind = [classes.table, classes[look], !isSwiped && classes.folded];
  return (
    <table role="table" aria-label={label} className={kind.filter(Boolean).join(' ')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{columns.problem}</th>
          <th role="columnheader">{columns.diagnosis}</th>
          <th role="columnheader">{columns.solution}</th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        {rows.map((row, at) => (
          <Row
            key={row.problem}
            id={`${id}${at}`}
            row={row}
            columns={columns}
            place={isSwiped ? `${at + 1}/${rows.length}` : undefined}
            isFirst={at === 0}
            folds={look === 'paired' || !isSwiped}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  /** Of its problem. */
  id: string;
  row: PainRow;
  columns: Columns;
  /** Which one it is of how many, where it is a card that is swiped. */
  place: string | undefined;
  isFirst: boolean;
  /** Whether its answer may be folded below its problem. */
  folds: boolean;
}

function Row({ id, row, columns, place, isFirst, folds }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" id={folds ? id : undefined} data-column={columns.problem} data-place={place}>
        <WholeWords text={row.problem} />
        {folds && <Unfold name={{ id }} isOpen={isFirst} />}
      </th>
      <td role="cell" data-column={columns.diagnosis}>
        {row.diagnosis}
      </td>
      <td role="cell" data-column={columns.solution}>
        {row.solution}
      </td>
    </tr>
  );
}
