/** Headings of the list for language models (`llms.txt`). */
export const pages = 'Pages';
export const articles = 'Articles';
