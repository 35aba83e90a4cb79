/** The large view of a gallery, for those who listen. */
export const pictures = 'चित्रे';
export const previousPicture = 'मागचे चित्र';
export const nextPicture = 'पुढचे चित्र';
/** Which picture of how many is shown. */
export const pictureOf = (at: number, count: number): string => `${count} पैकी ${at}`;
