/** Whether it is open now, with a time like "6:00 pm". */
export const openNow = 'आत्ता उघडे आहे';
export const openTodayUntil = (time: string): string => `आज ${time} पर्यंत उघडे`;
export const openUntil = (time: string): string => `${time} पर्यंत उघडे`;
export const opensToday = (time: string): string => `आज ${time} वाजता उघडेल`;
export const opensTomorrow = (time: string): string => `उद्या ${time} वाजता उघडेल`;
/** On a day like "Monday" or "5 January". */
export const opensOn = (day: string, time: string): string => `${day} रोजी ${time} वाजता उघडेल`;
/** With the reason, like "Diwali", where there is one. */
export const closedToday = (why?: string): string => `आज बंद${why === undefined ? '' : `: ${why}`}.`;
