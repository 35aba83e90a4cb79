export const fillIn = 'Bitte füllen Sie dieses Feld aus.';
export const chooseOne = 'Bitte wählen Sie etwas aus.';
export const tick = 'Bitte kreuzen Sie das an.';
export const anEmail = 'Bitte geben Sie eine E-Mail-Adresse ein, wie name@example.com.';
export const aNumber = 'Bitte geben Sie eine Zahl ein.';
export const wholeDate = 'Bitte geben Sie das ganze Datum ein.';
export const wholeTime = 'Bitte geben Sie die ganze Uhrzeit ein.';
export const lookAgain = 'Bitte prüfen Sie dieses Feld.';

export const atLeast = (least: string): string => `Bitte geben Sie ${least} oder mehr ein.`;
export const atMost = (most: string): string => `Bitte geben Sie ${most} oder weniger ein.`;
export const notBefore = (first: string): string => `Frühestens möglich: ${first}.`;
export const notAfter = (last: string): string => `Spätestens möglich: ${last}.`;
export const onDays = (days: string): string => `Bitte wählen Sie einen ${days}.`;
export const lengthen = (count: string): string => `Bitte schreiben Sie mindestens ${count} Zeichen.`;
export const shorten = (count: string): string => `Bitte kürzen Sie das auf ${count} Zeichen.`;
