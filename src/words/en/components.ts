/** What a button is called whose sign is a cross. */
export const close = 'Close';
/** Said while a part of the page is on its way. */
export const loading = 'Loading …';
