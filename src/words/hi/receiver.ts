/** The language of these texts (BCP 47). */
export const language = 'hi';

/** The page that a form without scripts gets as its answer. */
export const thanks = 'धन्यवाद';
export const arrived = 'आपका संदेश पहुँच गया।';
export const notSent = 'भेजा नहीं गया';
export const goBack = 'ब्राउज़र के पीछे जाने के बटन से लौटें: आपने जो लिखा वह वहीं है।';

/** Why an enquiry was not taken. */
export const noForm = 'ऐसा कोई फ़ॉर्म नहीं है।';
export const byPost = 'पूछताछ POST से भेजी जाती है।';
export const foreign = 'यह किसी दूसरी साइट के पेज से भेजा गया। कृपया इस साइट का फ़ॉर्म खोलकर वहीं से भेजें।';
export const tooOften = 'एक मिनट में बहुत बार भेजा गया।';
export const tooSlow = 'संदेश आने में बहुत देर लगी।';
export const tooLarge = 'संदेश बहुत लंबा है।';
export const brokenOff = 'संदेश बीच में टूट गया।';
export const notOurs = 'यह फ़ॉर्म ऐसी पूछताछ नहीं लेता।';
export const incomplete = 'कुछ छूट गया है या साफ़ नहीं है।';
export const notStored = 'संदेश सहेजा नहीं जा सका।';
export const unexpected = 'यहाँ कुछ बिगड़ गया। कृपया थोड़ी देर बाद फिर भेजें।';

/** For those who write programs that post. */
export const noType = 'कृपया JSON या साधारण फ़ॉर्म भेजें।';
export const noJson = 'यह JSON नहीं है।';
export const noFields = 'यह ख़ानों वाली वस्तु नहीं है।';
export const noPost = 'यह फ़ॉर्म पढ़ा नहीं जा सकता।';
export const tooManyFields = 'ख़ाने बहुत ज़्यादा हैं, या उनके नाम बहुत लंबे हैं।';
export const noTexts = 'सिर्फ़ लिखा हुआ भेजा जा सकता है।';
export const longKey = 'Idempotency-Key बहुत लंबी है।';

/** What is wrong with a field, for them too. */
export const noText = 'यहाँ सिर्फ़ लिखा हुआ भेजा जा सकता है।';
