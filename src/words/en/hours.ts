/** Whether it is open now, with a time like "6:00 pm". */
export const openNow = 'Open now';
export const openTodayUntil = (time: string): string => `Open today until ${time}`;
export const openUntil = (time: string): string => `Open until ${time}`;
export const opensToday = (time: string): string => `Opens today at ${time}`;
export const opensTomorrow = (time: string): string => `Opens tomorrow at ${time}`;
/** On a day like "Monday" or "5 January". */
export const opensOn = (day: string, time: string): string => `Opens on ${day} at ${time}`;
/** With the reason, like "Diwali", where there is one. */
export const closedToday = (why?: string): string => `Closed today${why === undefined ? '' : `: ${why}`}.`;
