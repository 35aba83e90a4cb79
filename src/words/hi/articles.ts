/** How long an article is to be read. */
export const minutesToRead = (minutes: number): string => `पढ़ने में ${minutes} मिनट`;
export const readMore = 'आगे पढ़ें';

/** Above the articles that belong to one. */
export const readOn = 'यह भी पढ़ें';
