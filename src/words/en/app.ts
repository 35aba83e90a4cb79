/** Shown while a page that was asked for is on its way. */
export const pageLoading = 'The page is loading …';
/** Told when a link cannot be followed for want of a network. */
export const noConnection = 'There is no connection. Please try the link again in a moment.';

/** The page for an address that leads nowhere. */
export const notFoundTitle = 'Page not found';
export const notFoundHeading = 'Page not found';
export const notFoundText = 'The page you are looking for has moved or does not exist.';
export const notFoundDescription =
  'There is no page at this address. Go to the home page, or search the site.';
export const toHome = 'Back to the home page';

/** The page for an article that there is not (specification, section 8). */
export const noArticleTitle = '404 - Article Not Found';
export const noArticle = 'Article Not Found';
export const noArticleText = "Sorry, we couldn't find the article you're looking for.";
/** @param folder the title of the page of all articles. */
export const backTo = (folder: string): string => `Back to ${folder}`;
