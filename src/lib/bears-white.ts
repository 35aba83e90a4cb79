import { contrast } from './colour';

/** Whether white words read on a colour like `#0f5c62`: a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). Not on what is no such colour. */
export function bearsWhite(colour: string): boolean {
  return /^#[\da-f]{6}$/i.test(colour) && contrast(colour, '#ffffff') >= 4.5;
}
