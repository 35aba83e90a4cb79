/** Beside the field that only robots fill in. */
export const leaveEmpty = 'हे रिकामे ठेवा';
/** What a list to choose from begins with, where its author wrote nothing. */
export const choose = 'निवडा';

/** On a phone, from one part of a form to the next, and back. */
export const nextPart = 'पुढे';
export const partBefore = 'मागे';

/** The heading of all messages about fields. */
export const unclear = (count: number): string =>
  count === 1 ? 'एक गोष्ट राहिली आहे किंवा स्पष्ट नाही' : `${count} गोष्टी राहिल्या आहेत किंवा स्पष्ट नाहीत`;

/** What one may want to look at again. */
export const pastDay = 'हा दिवस होऊन गेला आहे. वर्ष बरोबर आहे का?';
export const oddPhone = 'हा फोन नंबर वाटत नाही. पूर्ण लिहिला आहे का?';

/** In the place of a form whose code is on its way, and what is said when it cannot be loaded. */
export const formLoading = 'फॉर्म उघडत आहे …';
export const formMissing = 'फॉर्म उघडता आला नाही.';
export const loadAgain = 'कृपया पान पुन्हा उघडा.';

/** The ways on from an enquiry that was not confirmed. */
export const nothingLost = 'तुम्ही लिहिलेले सगळे इथे तसेच आहे.';
export const tryAgain = 'पुन्हा पाठवा';
export const byWhatsapp = 'WhatsApp ने पाठवा';
export const byEmail = 'ई-मेलने पाठवा';
