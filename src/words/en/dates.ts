/** The twelve months, as a date names them: "18 February 2026". */
export const months = 'January February March April May June July August September October November December';
