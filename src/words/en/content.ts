/** Headings of the list for language models (`llms.txt`). */
export const pages = 'Pages';
export const articles = 'Articles';

/** When a place is open: the name of the table, for those who listen, and what its rows say. */
export const openingHours = 'Opening hours';
export const closedHours = 'Closed';
export const openAllDay = 'Open all day';
