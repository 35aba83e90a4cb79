/** The language of these texts (BCP 47). */
export const language = 'mr';

/** The page that a form without scripts gets as its answer. */
export const thanks = 'धन्यवाद';
export const arrived = 'तुमचा निरोप पोहोचला.';
export const notSent = 'पाठवले गेले नाही';
export const goBack = 'ब्राउझरच्या मागे जाण्याच्या बटणाने परत जा: तुम्ही लिहिलेले तिथे तसेच आहे.';

/** Why an enquiry was not taken. */
export const noForm = 'असा फॉर्म नाही.';
export const byPost = 'विचारणा POST ने पाठवली जाते.';
export const foreign = 'हे दुसऱ्या संकेतस्थळाच्या पानावरून पाठवले गेले. कृपया या स्थळावरचा फॉर्म उघडून तिथून पाठवा.';
export const tooOften = 'एका मिनिटात फार वेळा पाठवले गेले.';
export const tooSlow = 'निरोप यायला फार वेळ लागला.';
export const tooLarge = 'निरोप फार मोठा आहे.';
export const brokenOff = 'निरोप मध्येच तुटला.';
export const notOurs = 'हा फॉर्म अशी विचारणा घेत नाही.';
export const incomplete = 'काहीतरी राहिले आहे किंवा स्पष्ट नाही.';
export const notStored = 'निरोप जतन करता आला नाही.';
export const unexpected = 'इथे काहीतरी बिघडले. कृपया थोड्या वेळाने पुन्हा पाठवा.';

/** For those who write programs that post. */
export const noType = 'कृपया JSON किंवा साधा फॉर्म पाठवा.';
export const noJson = 'हे JSON नाही.';
export const noFields = 'ही रकाने असलेली वस्तू नाही.';
export const noPost = 'हा फॉर्म वाचता येत नाही.';
export const tooManyFields = 'रकाने फार आहेत, किंवा त्यांची नावे फार लांब आहेत.';
export const noTexts = 'फक्त मजकूर पाठवता येतो.';
export const longKey = 'Idempotency-Key फार लांब आहे.';

/** What is wrong with a field, for them too. */
export const noText = 'इथे फक्त मजकूर पाठवता येतो.';
