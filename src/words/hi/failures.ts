/** Why an enquiry was not confirmed, each with what to do. */
export const tooOften = 'थोड़े समय में बहुत बार भेजा गया।';
export const waitSeconds = (seconds: number): string => `लगभग ${seconds} सेकंड रुकें, फिर दोबारा भेजें।`;
export const waitMinutes = (minutes: number): string => `लगभग ${minutes} मिनट रुकें, फिर दोबारा भेजें।`;

export const offline = 'लगता है आपका इंटरनेट बंद है।';
export const offlineText = 'आपका संदेश भेजा नहीं गया है। इंटरनेट लौटने पर फिर भेजें।';

/** Where it is not known whether it arrived, and what a second try does. */
export const unreachable = 'कनेक्शन बीच में टूट गया।';
export const timeout = '15 सेकंड में जवाब नहीं आया।';
export const uncertain = 'हम नहीं कह सकते कि आपका संदेश पहुँचा या नहीं।';
export const notTwice = 'फिर भेजें: वह हमारे पास दो बार नहीं आएगा।';
export const maybeTwice = 'फिर भेजें: अगर पहले पहुँच चुका है तो वह दो बार आएगा, इसमें कोई हर्ज नहीं।';

export const unclear = 'ऐसा जवाब आया जो हमें समझ नहीं आया।';
export const unclearText = 'हो सकता है आपका संदेश न पहुँचा हो। थोड़ी देर में फिर भेजें, या किसी और तरीक़े से बताएँ।';
export const invalid = 'संदेश स्वीकार नहीं हुआ।';
export const invalidText = 'भरी हुई जानकारी फिर देखें, तब दोबारा भेजें।';
export const tooLarge = 'संदेश बहुत लंबा है।';
export const tooLargeText = 'उसे थोड़ा छोटा करके फिर भेजें, या ई-मेल करें।';
export const tooLargeWithoutEmail = 'उसे थोड़ा छोटा करके फिर भेजें, या किसी और तरीक़े से बताएँ।';
export const down = 'हमारी डाक पेटी अभी काम नहीं कर रही।';
export const downText = 'ग़लती हमारी है। कुछ मिनट बाद फिर भेजें, या किसी और तरीक़े से बताएँ।';
export const refused = 'संदेश ठुकरा दिया गया।';
export const refusedText = 'ग़लती शायद हमारी है। कृपया किसी और तरीक़े से बताएँ।';
