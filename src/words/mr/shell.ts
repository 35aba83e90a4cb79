export const skip = 'थेट मजकुराकडे';
/** The line on a site whose content is an example in part. */
export const notice = 'सूचना';
export const samples = 'नमुना: नावे, आकडे आणि ओळखी उदाहरणादाखल आहेत.';
export const draft = 'मसुदा: हे पान अजून प्रकाशित केलेले नाही.';

/** The navigation, for those who listen, and the buttons of its menu. */
export const main = 'मुख्य';
export const menu = 'मेनू';

/** The ways to get in touch: their heading, and what those who listen hear before "WhatsApp". */
export const contact = 'संपर्क';
export const call = 'फोन करा';
export const chatOn = 'येथे बोला: ';
/** The assistant's button; the second part is for those who listen. */
export const ask = 'विचारा';
export const ourAssistant = '(आमच्या साहाय्यकाला)';

/** An entry of the navigation that has no page yet (specification, section 8). */
export const comingSoon = '🚧 लवकरच येत आहे!';
export const comingSoonText = 'हे पान अजून तयार झालेले नाही, पण लवकरच येईल! 🚀';

export const search = 'शोधा';
export const searchMissing = 'शोध उघडता आला नाही.';
