/** What the script in every page says before the others have come. */
export const partMissing = 'पानाचा हा भाग उघडता आला नाही.';
export const loadPage = 'पान पुन्हा उघडा';
