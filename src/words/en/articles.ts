/** How long an article is to be read. */
export const minutesToRead = (minutes: number): string => `${minutes} min read`;
export const readMore = 'Read More';

/** Above the articles that belong to one. */
export const readOn = 'Read on';
