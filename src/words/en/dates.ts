/** The twelve months, as a date names them: "18 February 2026". */
export const months = 'January February March April May June July August September October November December';
/** A day in words. */
export const written = (date: number, month: string, year: number): string => `${date} ${month} ${year}`;
