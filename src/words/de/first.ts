export const partMissing = 'Dieser Teil konnte nicht geladen werden.';
export const loadPage = 'Seite neu laden';
