/** What the script in every page says before the others have come. */
export const partMissing = 'This part could not be loaded.';
export const loadPage = 'Load the page again';
