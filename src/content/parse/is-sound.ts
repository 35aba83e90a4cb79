import type { Json } from '../../model/json';
import { countMembers, countWritten } from './members';

/** Whether a text is JSON in which no property stands twice. */
export function isSound(text: string): boolean {
  try {
    return countMembers(JSON.parse(text) as Json) === countWritten(text);
  } catch {
    return false;
  }
}
