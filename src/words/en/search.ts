/** The search's window. */
export const search = 'Search';
export const searchSite = 'Search the site';
export const missing = 'The search could not be loaded. Close it and open it again in a moment, please.';
export const whatIsSearched = 'Pages, questions and articles.';
export const nothingFound = 'Nothing found. Try fewer or other words.';
export const found = (count: number): string => `${count} found`;

/** What is found. */
export const page = 'Page';
export const article = 'Article';
export const question = 'Question';
