/** The large view of a gallery, for those who listen. */
export const pictures = 'चित्र';
export const previousPicture = 'पिछला चित्र';
export const nextPicture = 'अगला चित्र';
/** Which picture of how many is shown. */
export const pictureOf = (at: number, count: number): string => `${count} में से ${at}`;
