/** The large view of a gallery, for those who listen. */
export const pictures = 'Pictures';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
/** Which picture of how many is shown. */
export const pictureOf = (at: number, count: number): string => `${at} of ${count}`;
