/** The event by which a window hears that the page's scripts are at work, and later those of a form, which it reaches by bubbling. */
export const liveEvent = 'live';

/** The event by which it hears that they will not be. */
export const failEvent = 'dead';
