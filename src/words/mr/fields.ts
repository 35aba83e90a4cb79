/** Why what stands in a field is not taken: said at the field, by the form and by the receiver. */
export const fillIn = 'कृपया हे भरा.';
export const chooseOne = 'कृपया एक निवडा.';
export const tick = 'कृपया यावर खूण करा.';
export const anEmail = 'कृपया ई-मेलचा पत्ता name@example.com असा लिहा.';
export const aNumber = 'कृपया आकडा लिहा.';
export const wholeDate = 'कृपया पूर्ण तारीख द्या.';
export const wholeTime = 'कृपया पूर्ण वेळ द्या.';
export const lookAgain = 'कृपया हे पुन्हा पाहा.';

/** The same with the limit that its author set. */
export const atLeast = (least: string): string => `कृपया ${least} किंवा जास्त लिहा.`;
export const atMost = (most: string): string => `कृपया ${most} किंवा कमी लिहा.`;
export const notBefore = (first: string): string => `सर्वात आधी: ${first}.`;
export const notAfter = (last: string): string => `सर्वात उशिरा: ${last}.`;
/** A day of the week, or one of several: "Tuesday or Friday". */
export const onDays = (days: string): string => `कृपया ${days} निवडा.`;
export const lengthen = (count: string): string => `कृपया किमान ${count} अक्षरे लिहा.`;
export const shorten = (count: string): string => `कृपया हे ${count} अक्षरांपर्यंत लहान करा.`;
