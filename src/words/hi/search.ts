/** The search's window. */
export const search = 'खोज';
export const searchSite = 'इस साइट पर खोजें';
export const missing = 'खोज खुल नहीं सकी। उसे बंद करके थोड़ी देर में फिर खोलें।';
export const whatIsSearched = 'पेज, सवाल और लेख।';
export const nothingFound = 'कुछ नहीं मिला। कम या दूसरे शब्द लिखकर देखें।';
export const found = (count: number): string => `${count} मिले`;

/** What is found. */
export const page = 'पेज';
export const article = 'लेख';
export const question = 'सवाल';

/** Words that nearly every text has: a search leaves them out. */
export const unsearched =
  'का के की को में से पर और या है हैं था थी थे हो यह वह ये वे कि जो तो ही भी एक क्या कैसे कब कहाँ कौन मैं हम आप मेरा हमारा आपका लिए';
