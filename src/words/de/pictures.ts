export const pictures = 'Bilder';
export const previousPicture = 'Voriges Bild';
export const nextPicture = 'Nächstes Bild';
export const pictureOf = (at: number, count: number): string => `${at} von ${count}`;
