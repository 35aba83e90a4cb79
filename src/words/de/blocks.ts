export const buyBook = 'Bei Amazon kaufen';

export const problem = 'Problem';
export const diagnosis = 'Ursache';
export const solution = 'Lösung';

export const categories = 'Kategorien';
export const browseCategories = 'Alle Kategorien';
export const jumpTo = 'Zu:';

export const findTopic = 'Thema suchen';
export const tryWords = 'Zum Beispiel';
export const searchMissing = 'Die Suche konnte nicht geladen werden.';
export const topicsFound = (count: number): string => `${count} ${count === 1 ? 'Thema' : 'Themen'} gefunden`;
export const noTopic = (words: string): string => `Kein Thema heißt „${words}“.`;
export const comeNear = 'Diese Themen sind ähnlich.';
export const allTopics = 'Alle Themen zeigen';
export const topicsOf = (title: string): string => `Themen: ${title}`;
export const questionsOf = (title: string): string => `Fragen: ${title}`;
export const goalsOf = (audience: string): string => `Ziele: ${audience}`;
export const emptyWords =
  'aus bei das dass dem den der des die ein eine einen einer für haben hat ich ihr im in ist mit nicht oder sie sind über und uns von was wenn wer wie wir zu zum zur';

export const play = 'Start';
export const pause = 'Anhalten';
export const movingNames = 'die Laufschrift';

export const openMap = 'Karte öffnen';

export const playVideo = 'Abspielen: ';
export const watchNow = 'Jetzt ansehen';
export const sampleVideo = 'Das ist ein Beispiel. Das Video gibt es noch nicht.';

export const morePictures = (count: number): string =>
  count === 1 ? '1 weiteres Bild zeigen' : `${count} weitere Bilder zeigen`;

export const starsOf = (rating: number): string => `${rating} von 5 Sternen`;
