/** The twelve months, as a date names them: "18 February 2026". */
export const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्तूबर नवंबर दिसंबर';
export const written = (date: number, month: string, year: number): string => `${date} ${month} ${year}`;
