export const language = 'de';

export const thanks = 'Vielen Dank';
export const arrived = 'Ihre Nachricht ist angekommen.';
export const notSent = 'Nicht gesendet';
export const goBack = 'Gehen Sie im Browser zurück. Was Sie geschrieben haben, ist noch da.';

export const noForm = 'Dieses Formular gibt es nicht.';
export const byPost = 'Anfragen werden per POST gesendet.';
export const foreign =
  'Das hat eine Seite einer anderen Website gesendet. Bitte öffnen Sie das Formular auf dieser Website.';
export const tooOften = 'Zu viele Nachrichten in einer Minute.';
export const tooSlow = 'Die Nachricht kam zu langsam an.';
export const tooLarge = 'Die Nachricht ist zu lang.';
export const brokenOff = 'Die Nachricht kam unvollständig an.';
export const notOurs = 'Dieses Formular nimmt solche Anfragen nicht an.';
export const incomplete = 'Bitte prüfen Sie diese Felder.';
export const notStored = 'Die Nachricht konnte nicht gespeichert werden.';
export const unexpected = 'Hier ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.';

export const noType = 'Bitte senden Sie JSON oder ein gewöhnliches Formular.';
export const noJson = 'Das ist kein JSON.';
export const noFields = 'Das ist kein Objekt mit Feldern.';
export const noPost = 'Dieses Formular kann nicht gelesen werden.';
export const tooManyFields = 'Das sind zu viele Felder, oder ihre Namen sind zu lang.';
export const noTexts = 'Nur Texte können gesendet werden.';
export const longKey = 'Der Idempotency-Key ist zu lang.';
export const noText = 'Hier kann nur Text gesendet werden.';
