/** Headings of the list for language models (`llms.txt`). */
export const pages = 'पेज';
export const articles = 'लेख';
