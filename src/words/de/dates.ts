export const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember';
export const written = (date: number, month: string, year: number): string => `${date}. ${month} ${year}`;
