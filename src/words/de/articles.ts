export const minutesToRead = (minutes: number): string => `${minutes} Min. Lesezeit`;
export const readMore = 'Weiterlesen';

export const contents = 'In diesem Artikel';

export const readOn = 'Mehr zum Thema';
