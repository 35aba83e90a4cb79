/** The search's window. */
export const search = 'Search';
export const searchSite = 'Search the site';
export const missing = 'The search could not be loaded. Close it and open it again in a moment, please.';
export const whatIsSearched = 'Pages, questions and articles.';
export const nothingFound = 'Nothing found. Try fewer or other words.';
export const found = (count: number): string => `${count} ${count === 1 ? 'result' : 'results'}`;

/** What is found. */
export const page = 'Page';
export const article = 'Article';
export const question = 'Question';

/** Words that nearly every text has: a search leaves them out. */
export const unsearched =
  'a an and are as at be but by can did do does for from had has have he her his how i if in is it its may me my of on one or our should so some that the their them there they this to us was we were what when where which who whom whose why will with would you your';
