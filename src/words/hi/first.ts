/** What the script in every page says before the others have come. */
export const partMissing = 'पेज का यह हिस्सा खुल नहीं सका।';
export const loadPage = 'पेज फिर से खोलें';
