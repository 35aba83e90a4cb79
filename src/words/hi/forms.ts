/** Beside the field that only robots fill in. */
export const leaveEmpty = 'इसे ख़ाली छोड़ें';
/** What a list to choose from begins with, where its author wrote nothing. */
export const choose = 'चुनें';

/** On a phone, from one part of a form to the next, and back. */
export const nextPart = 'आगे';
export const partBefore = 'पीछे';

/** The heading of all messages about fields. */
export const unclear = (count: number): string =>
  count === 1 ? 'एक चीज़ छूट गई है या साफ़ नहीं है' : `${count} चीज़ें छूट गई हैं या साफ़ नहीं हैं`;

/** What one may want to look at again. */
export const pastDay = 'यह दिन बीत चुका है। क्या साल सही है?';
export const oddPhone = 'यह फ़ोन नंबर नहीं लगता। क्या पूरा लिखा है?';

/** In the place of a form whose code is on its way, and what is said when it cannot be loaded. */
export const formLoading = 'फ़ॉर्म खुल रहा है …';
export const formMissing = 'फ़ॉर्म खुल नहीं सका।';
export const loadAgain = 'कृपया पेज फिर से खोलें।';

/** The ways on from an enquiry that was not confirmed. */
export const nothingLost = 'आपने जो लिखा वह सब यहीं है।';
export const tryAgain = 'फिर भेजें';
export const byWhatsapp = 'WhatsApp से भेजें';
export const byEmail = 'ई-मेल से भेजें';
