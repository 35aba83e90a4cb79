export const tooOften = 'Sie haben in kurzer Zeit zu viele Nachrichten gesendet.';
export const waitSeconds = (seconds: number): string =>
  `Bitte warten Sie etwa ${seconds} Sekunden, und versuchen Sie es dann noch einmal.`;
export const waitMinutes = (minutes: number): string =>
  `Bitte warten Sie etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}, und versuchen Sie es dann noch einmal.`;

export const offline = 'Sie sind anscheinend offline.';
export const offlineText =
  'Ihre Nachricht wurde nicht gesendet. Bitte versuchen Sie es noch einmal, wenn Sie wieder online sind.';

export const unreachable = 'Die Verbindung ist abgebrochen.';
export const timeout = 'Nach 15 Sekunden kam keine Antwort.';
export const uncertain = 'Wir wissen nicht, ob Ihre Nachricht angekommen ist.';
export const notTwice = 'Bitte versuchen Sie es noch einmal. Wir erhalten sie nur einmal.';
export const maybeTwice =
  'Bitte versuchen Sie es noch einmal. Es schadet nicht, wenn wir sie zweimal erhalten.';

export const unclear = 'Der Server hat unerwartet geantwortet.';
export const unclearText =
  'Vielleicht ist Ihre Nachricht nicht angekommen. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns auf anderem Weg.';
export const invalid = 'Die Nachricht wurde nicht angenommen.';
export const invalidText = 'Bitte prüfen Sie die Felder, und versuchen Sie es noch einmal.';
export const tooLarge = 'Die Nachricht ist zu lang.';
export const tooLargeText = 'Bitte kürzen Sie sie, oder senden Sie sie per E-Mail.';
export const tooLargeWithoutEmail = 'Bitte kürzen Sie sie, oder erreichen Sie uns auf anderem Weg.';
export const down = 'Unser Server nimmt gerade keine Nachrichten an.';
export const downText =
  'Das liegt an uns. Bitte versuchen Sie es in einigen Minuten noch einmal, oder schreiben Sie uns auf anderem Weg.';
export const refused = 'Die Nachricht wurde abgelehnt.';
export const refusedText = 'Das liegt wahrscheinlich an uns. Bitte schreiben Sie uns auf anderem Weg.';
