/** Marathi. */
export const mr = {
  vagueLinks: 'येथे|इथे|येथे क्लिक करा|इथे क्लिक करा',
  vagueInText: 'अधिक वाचा',
  optional: 'ऐच्छिक|पर्यायी',
};
