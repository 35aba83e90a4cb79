/** The search's window. */
export const search = 'शोध';
export const searchSite = 'या स्थळावर शोधा';
export const missing = 'शोध उघडता आला नाही. तो बंद करून थोड्या वेळाने पुन्हा उघडा.';
export const whatIsSearched = 'पाने, प्रश्न आणि लेख.';
export const nothingFound = 'काही सापडले नाही. कमी किंवा वेगळे शब्द लिहून पाहा.';
export const found = (count: number): string => `${count} सापडले`;

/** What is found. */
export const page = 'पान';
export const article = 'लेख';
export const question = 'प्रश्न';
