/** Why what stands in a field is not taken: said at the field, by the form and by the receiver. */
export const fillIn = 'कृपया इसे भरें।';
export const chooseOne = 'कृपया एक चुनें।';
export const tick = 'कृपया इस पर निशान लगाएँ।';
export const anEmail = 'कृपया ई-मेल का पता name@example.com जैसा लिखें।';
export const aNumber = 'कृपया संख्या लिखें।';
export const wholeDate = 'कृपया पूरी तारीख़ दें।';
export const wholeTime = 'कृपया पूरा समय दें।';
export const lookAgain = 'कृपया इसे फिर देखें।';

/** The same with the limit that its author set. */
export const atLeast = (least: string): string => `कृपया ${least} या उससे ज़्यादा लिखें।`;
export const atMost = (most: string): string => `कृपया ${most} या उससे कम लिखें।`;
export const notBefore = (first: string): string => `सबसे पहले: ${first}।`;
export const notAfter = (last: string): string => `सबसे बाद में: ${last}।`;
/** A day of the week, or one of several: "Tuesday or Friday". */
export const onDays = (days: string): string => `कृपया ${days} चुनें।`;
export const lengthen = (count: string): string => `कृपया कम से कम ${count} अक्षर लिखें।`;
export const shorten = (count: string): string => `कृपया इसे ${count} अक्षरों तक छोटा करें।`;
