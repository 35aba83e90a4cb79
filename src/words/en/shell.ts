export const skip = 'Skip to the content';
/** The line on a site whose content is an example in part. */
export const notice = 'Notice';
export const samples = 'Demo: names, numbers and profiles are examples.';
/** The line on a draft, in a preview. */
export const draft = 'Draft: this page is not published.';

/** The navigation, for those who listen, and the buttons of its menu. */
export const main = 'Main';
export const menu = 'Menu';

/** The ways to get in touch: their heading, and what those who listen hear before "WhatsApp". */
export const contact = 'Contact';
/** In the place of the chat on a site without WhatsApp. */
export const call = 'Call';
export const chatOn = 'Chat on ';
/** The assistant's button; the second part is for those who listen. */
export const ask = 'Ask';
export const ourAssistant = 'our assistant';

/** An entry of the navigation that has no page yet (specification, section 8). */
export const comingSoon = '🚧 Coming Soon!';
export const comingSoonText = "This feature isn't implemented yet—but stay tuned! 🚀";

export const search = 'Search';
export const searchMissing = 'The search could not be loaded.';
