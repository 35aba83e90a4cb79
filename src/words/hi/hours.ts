/** Whether it is open now, with a time like "6:00 pm". */
export const openNow = 'अभी खुला है';
export const openTodayUntil = (time: string): string => `आज ${time} तक खुला है`;
export const openUntil = (time: string): string => `${time} तक खुला है`;
export const opensToday = (time: string): string => `आज ${time} पर खुलेगा`;
export const opensTomorrow = (time: string): string => `कल ${time} पर खुलेगा`;
/** On a day like "Monday" or "5 January". */
export const opensOn = (day: string, time: string): string => `${day} को ${time} पर खुलेगा`;
/** With the reason, like "Diwali", where there is one. */
export const closedToday = (why?: string): string => `आज बंद है${why === undefined ? '' : `: ${why}`}.`;
