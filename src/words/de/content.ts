export const pages = 'Seiten';
export const articles = 'Artikel';
