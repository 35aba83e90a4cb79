export const unreachable =
  'Der Assistent ist gerade nicht erreichbar. Bitte schreiben Sie uns auf anderem Weg.';

export const conversation = 'Gespräch';
export const you = 'Sie: ';
export const assistant = 'Assistent: ';
export const typing = 'Der Assistent schreibt';

export const message = 'Ihre Nachricht';
export const typeQuestion = 'Frage eingeben';
export const send = 'Senden';
export const enquiry = 'Ihre Anfrage';
