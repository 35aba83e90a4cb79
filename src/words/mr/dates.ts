/** The twelve months, as a date names them: "18 February 2026". */
export const months = 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर';
export const written = (date: number, month: string, year: number): string => `${date} ${month} ${year}`;
