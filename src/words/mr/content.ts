/** Headings of the list for language models (`llms.txt`). */
export const pages = 'पाने';
export const articles = 'लेख';
