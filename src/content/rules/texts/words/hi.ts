/** Hindi. */
export const hi = {
  vagueLinks: 'यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें',
  vagueInText: 'और पढ़ें',
  optional: 'वैकल्पिक',
};
