export const pages = 'Seiten';
export const articles = 'Artikel';

export const openingHours = 'Öffnungszeiten';
export const closedHours = 'Geschlossen';
export const openAllDay = 'Durchgehend geöffnet';
