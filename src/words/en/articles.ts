/** How long an article is to be read. */
export const minutesToRead = (minutes: number): string => `${minutes} min read`;
export const readMore = 'Read More';

/** Above the headings of one, which are a list to jump by. */
export const contents = 'In this article';

/** Above the articles that belong to one. */
export const readOn = 'Read on';
