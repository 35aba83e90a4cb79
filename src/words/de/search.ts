export const search = 'Suche';
export const searchSite = 'Website durchsuchen';
export const missing =
  'Die Suche konnte nicht geladen werden. Bitte schließen Sie sie, und öffnen Sie sie gleich noch einmal.';
export const whatIsSearched = 'Seiten, Fragen und Artikel.';
export const nothingFound = 'Nichts gefunden. Versuchen Sie weniger oder andere Wörter.';
export const found = (count: number): string => `${count} Treffer`;

export const page = 'Seite';
export const article = 'Artikel';
export const question = 'Frage';

export const unsearched =
  'aber als also am an auch auf aus bei bin bis da dann das dass dem den der des die dies diese doch du ein eine einem einen einer eines er es für gibt habe haben hat ich ihr ihre im in ist ja kann kein keine man mein mich mit nach nicht noch nur ob oder sehr sich sie sind so über um und uns unser von vor war was wenn wer wie wir wird wo zu zum zur';
