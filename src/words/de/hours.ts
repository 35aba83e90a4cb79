export const openNow = 'Jetzt geöffnet';
export const openTodayUntil = (time: string): string => `Heute geöffnet bis ${time}`;
export const openUntil = (time: string): string => `Geöffnet bis ${time}`;
export const opensToday = (time: string): string => `Öffnet heute um ${time}`;
export const opensTomorrow = (time: string): string => `Öffnet morgen um ${time}`;
export const opensOn = (day: string, time: string): string => `Öffnet am ${day} um ${time}`;
export const closedToday = (why?: string): string =>
  `Heute geschlossen${why === undefined ? '' : `: ${why}`}.`;
