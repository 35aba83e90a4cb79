import type { Testimonial } from '../model/content.generated';

/** What somebody does and where, as a line: "HR manager, Bhima Dairy"; empty where neither is said. */
export function standingOf({ position, company }: Pick<Testimonial, 'position' | 'company'>): string {
  return [position, company].filter((part) => part !== undefined).join(', ');
}
