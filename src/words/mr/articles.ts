/** How long an article is to be read. */
export const minutesToRead = (minutes: number): string =>
  `वाचायला ${minutes} ${minutes === 1 ? 'मिनिट' : 'मिनिटे'}`;
export const readMore = 'पुढे वाचा';

/** Above the headings of one, which are a list to jump by. */
export const contents = 'या लेखात';

/** Above the articles that belong to one. */
export const readOn = 'हेही वाचा';
