export const pageLoading = 'Die Seite wird geladen …';
export const noConnection = 'Keine Verbindung. Bitte versuchen Sie den Link gleich noch einmal.';

export const notFoundTitle = 'Seite nicht gefunden';
export const notFoundHeading = 'Seite nicht gefunden';
export const notFoundText = 'Diese Seite ist umgezogen, oder es gibt sie nicht.';
export const notFoundDescription =
  'Unter dieser Adresse gibt es keine Seite. Gehen Sie zur Startseite, oder durchsuchen Sie die Website.';
export const toHome = 'Zur Startseite';

export const noArticleTitle = '404 - Artikel nicht gefunden';
export const noArticle = 'Artikel nicht gefunden';
export const noArticleText = 'Den gesuchten Artikel gibt es hier leider nicht.';
export const backTo = (folder: string): string => `Zurück zu ${folder}`;
