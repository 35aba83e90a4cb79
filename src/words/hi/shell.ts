export const skip = 'सीधे सामग्री पर जाएँ';
/** The line on a site whose content is an example in part. */
export const notice = 'सूचना';
export const samples = 'नमूना: नाम, आँकड़े और परिचय उदाहरण के तौर पर हैं।';
export const draft = 'मसौदा: यह पेज अभी प्रकाशित नहीं है।';

/** The navigation, for those who listen, and the buttons of its menu. */
export const main = 'मुख्य';
export const menu = 'मेन्यू';

/** The ways to get in touch: their heading, and what those who listen hear before "WhatsApp". */
export const contact = 'संपर्क';
export const call = 'फ़ोन करें';
export const chatOn = 'यहाँ बात करें: ';
/** The assistant's button; the second part is for those who listen. */
export const ask = 'पूछें';
export const ourAssistant = '(हमारे सहायक से)';

/** An entry of the navigation that has no page yet (specification, section 8). */
export const comingSoon = '🚧 जल्द आ रहा है!';
export const comingSoonText = 'यह पेज अभी तैयार नहीं है, पर जल्द ही आएगा! 🚀';

export const search = 'खोजें';
export const searchMissing = 'खोज खुल नहीं सकी।';
