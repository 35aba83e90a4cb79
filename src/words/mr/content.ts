/** Headings of the list for language models (`llms.txt`). */
export const pages = 'पाने';
export const articles = 'लेख';

/** When a place is open: the name of the table, for those who listen, and what its rows say. */
export const openingHours = 'उघडे असण्याच्या वेळा';
export const closedHours = 'बंद';
export const openAllDay = 'दिवसभर उघडे';
