export const openNow = 'Jetzt geöffnet';
export const openTodayUntil = (time: string): string => `Heute geöffnet bis ${time} Uhr`;
export const openUntil = (time: string): string => `Geöffnet bis ${time} Uhr`;
export const opensToday = (time: string): string => `Öffnet heute um ${time} Uhr`;
export const opensTomorrow = (time: string): string => `Öffnet morgen um ${time} Uhr`;
export const opensOn = (day: string, time: string): string => `Öffnet am ${day} um ${time} Uhr`;
export const closedToday = (why?: string): string =>
  `Heute geschlossen${why === undefined ? '' : `: ${why}`}.`;
