export const skip = 'Zum Inhalt springen';
export const notice = 'Hinweis';
export const samples = 'Demo: Namen, Zahlen und Profile sind Beispiele.';
export const draft = 'Entwurf: Diese Seite ist nicht veröffentlicht.';

export const main = 'Hauptmenü';
export const menu = 'Menü';

export const contact = 'Kontakt';
export const call = 'Anrufen';
export const chatOn = 'Chat über ';
export const ask = 'Fragen Sie';
export const ourAssistant = 'unseren Assistenten';

export const comingSoon = '🚧 Kommt bald!';
export const comingSoonText = 'Diese Seite gibt es noch nicht. Schauen Sie bald wieder vorbei! 🚀';

export const search = 'Suche';
export const searchMissing = 'Die Suche konnte nicht geladen werden.';
