/** Why an enquiry was not confirmed, each with what to do. */
export const tooOften = 'थोड्या वेळात फार वेळा पाठवले गेले.';
export const waitSeconds = (seconds: number): string => `साधारण ${seconds} सेकंद थांबा, मग पुन्हा पाठवा.`;
export const waitMinutes = (minutes: number): string => `साधारण ${minutes} मिनिटे थांबा, मग पुन्हा पाठवा.`;

export const offline = 'तुमचे इंटरनेट बंद दिसते.';
export const offlineText = 'तुमचा निरोप पाठवला गेलेला नाही. इंटरनेट सुरू झाल्यावर पुन्हा पाठवा.';

/** Where it is not known whether it arrived, and what a second try does. */
export const unreachable = 'जोडणी मध्येच तुटली.';
export const timeout = '15 सेकंदांत उत्तर आले नाही.';
export const uncertain = 'तुमचा निरोप पोहोचला की नाही, हे आम्हाला सांगता येत नाही.';
export const notTwice = 'पुन्हा पाठवा: तो आमच्याकडे दोनदा येणार नाही.';
export const maybeTwice = 'पुन्हा पाठवा: आधी पोहोचला असेल तर तो दोनदा येईल, त्याने काही बिघडत नाही.';

export const unclear = 'आम्हाला न समजणारे उत्तर आले.';
export const unclearText = 'तुमचा निरोप कदाचित पोहोचला नसेल. थोड्या वेळाने पुन्हा पाठवा, किंवा दुसऱ्या मार्गाने कळवा.';
export const invalid = 'निरोप स्वीकारला गेला नाही.';
export const invalidText = 'भरलेली माहिती पुन्हा तपासा, मग पाठवा.';
export const tooLarge = 'निरोप फार मोठा आहे.';
export const tooLargeText = 'तो थोडा लहान करून पुन्हा पाठवा, किंवा ई-मेल करा.';
export const tooLargeWithoutEmail = 'तो थोडा लहान करून पुन्हा पाठवा, किंवा दुसऱ्या मार्गाने कळवा.';
export const down = 'आमची टपालपेटी आत्ता चालत नाही.';
export const downText = 'चूक आमची आहे. काही मिनिटांनी पुन्हा पाठवा, किंवा दुसऱ्या मार्गाने कळवा.';
export const refused = 'निरोप नाकारला गेला.';
export const refusedText = 'चूक बहुधा आमची आहे. कृपया दुसऱ्या मार्गाने कळवा.';
