/** Headings of the list for language models (`llms.txt`). */
export const pages = 'पेज';
export const articles = 'लेख';

/** When a place is open: the name of the table, for those who listen, and what its rows say. */
export const openingHours = 'खुलने का समय';
export const closedHours = 'बंद';
export const openAllDay = 'पूरे दिन खुला';
