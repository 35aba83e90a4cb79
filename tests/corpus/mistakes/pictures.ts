import { typed, type Mistake } from '../mistake';

const hero = '"src": "home/hero"';
const alt = '"alt": "People stream to a man in a yellow turban before a great sun."';

/** Pictures that are not there, or whose words are not. */
export const pictureMistakes: readonly Mistake[] = [
  typed(
    'a picture of ones own that is called like one of another page',
    'index.json',
    hero,
    '"src": "home/table"',
    {
      names: /"home\/table" in the folder pages-json\/_media/,
      says: /^Copy your picture to pages-json\/_media\/home\/table\.jpg.*Or did you mean "speaker\/table"\?$/m,
    },
  ),
  typed('a mistyped picture', 'index.json', hero, '"src": "home/heroo"', {
    names: /"home\/heroo" in the folder/,
    says: /^Did you mean "home\/hero"\? Or copy your picture to pages-json\/_media/m,
  }),
  typed('a picture by its whole path', 'index.json', hero, '"src": "pages-json/_media/home/hero"', {
    names: /"pages-json\/_media\/home\/hero"/,
    says: /Write "home\/hero"/,
  }),
  typed('the words for a picture that break off', 'index.json', alt, '"alt": "A man …"', {
    names: /"A man …" breaks off/,
    says: /Write the sentence to its end/,
  }),
  typed('the words for a picture in brackets', 'index.json', alt, '"alt": "[alt text]"', {
    names: /"\[alt text\]" stands in square brackets/,
    says: /one plain sentence without brackets/,
  }),
];
