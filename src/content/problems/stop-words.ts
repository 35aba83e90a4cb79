import { endOf } from './wording';

/** A full stop behind the closing mark of a text, whose own it is or may be. */
export interface TypedStop {
  stop: 'certain' | 'likely';
  /** The text with the full stop inside of its marks. */
  ended: string;
}

/** Where a full stop goes that stands behind a text: with a comma in its place, where one belongs there. */
export function stopHint({ stop, ended }: TypedStop, comma: boolean): string {
  const shown = endOf(`${ended}${comma ? ',' : ''}`, 60);
  if (stop === 'certain')
    return `Type the full stop before the quotation mark${comma ? ', and a comma behind it' : ''}: ${shown}`;
  const instead = comma ? 'Type a comma instead' : 'Delete it here';
  return `${instead}. If the full stop belongs to the text, type it before the quotation mark: ${shown}`;
}
