export const leaveEmpty = 'Bitte leer lassen';
export const choose = 'Bitte wählen';

export const nextPart = 'Weiter';
export const partBefore = 'Zurück';

export const unclear = (count: number): string =>
  count === 1 ? 'Bitte prüfen Sie ein Feld' : `Bitte prüfen Sie ${count} Felder`;

export const pastDay = 'Dieser Tag ist vorbei. Stimmt das Jahr?';
export const oddPhone = 'Diese Telefonnummer sieht unvollständig aus. Bitte prüfen Sie sie.';

export const formLoading = 'Das Formular wird geladen …';
export const formMissing = 'Das Formular konnte nicht geladen werden.';
export const loadAgain = 'Bitte laden Sie die Seite neu.';

export const nothingLost = 'Alles, was Sie geschrieben haben, ist noch da.';
export const tryAgain = 'Noch einmal versuchen';
export const byWhatsapp = 'Per WhatsApp senden';
export const byEmail = 'Per E-Mail senden';
