import { put, typed, type Mistake } from '../mistake';

const [contact, books, site] = ['contact.json', 'books.json', '_site.json'];
const retail = 'industry/retail-and-fmcg.json';

/** What does not fit the rest of the site. */
export const siteMistakes: readonly Mistake[] = [
  typed('a link misspelt', books, '"to": "/invite"', '"to": "/invte"', {
    names: /\/invte/,
    says: /\/invite/,
  }),
  typed('a link without its slash', books, '"to": "/invite"', '"to": "invite"', {
    names: /invite/,
    says: /\/invite/,
  }),
  typed('a link with the ending of the file', books, '"to": "/invite"', '"to": "/invite.json"', {
    names: /invite\.json/,
    says: /"?\/invite"?/,
  }),
  typed('a link to a page that never was', books, '"to": "/invite"', '"to": "/price-list"', {
    names: /price-list/,
    says: /price-list\.json|take this link out/i,
  }),
  typed('a link to a place that is none', books, '#shelf', '#shelve', { names: /shelve/, says: /#?shelf/ }),
  typed('a link in a text misspelt', '_forms/contact.json', '[Privacy](/privacy)', '[Privacy](/privcy)', {
    names: /privcy/,
    says: /\/privacy/,
  }),
  typed('an address without https', contact, '"#write"', '"www.example.in"', {
    names: /www\.example\.in/,
    says: /https:\/\/www\.example\.in/,
  }),
  typed('an address with http', contact, '"#write"', '"http://www.example.in"', {
    names: /http:/,
    says: /https:\/\/www\.example\.in/,
  }),
  typed('an e-mail address as a link', contact, '"#write"', '"team@example.in"', {
    names: /team@example\.in/,
    says: /mailto:team@example\.in/,
  }),
  typed('a script as a link', contact, '"#write"', '"javascript:alert(1)"', {
    names: /javascript/,
    says: /https:|page of this site/,
  }),
  typed('a telephone number with letters', site, '+91 98000 00000', '+91 98OOO 00000', {
    names: /98OOO/,
    says: /digits/i,
  }),
  typed('a telephone number that is too short', site, '+91 98000 00000', '+91 98', {
    names: /\+91 98/,
    says: /digits/i,
  }),
  typed('a picture misspelt', books, '"pages/books"', '"pages/boks"', {
    names: /pages\/boks/,
    says: /pages\/books/,
  }),
  typed('a picture with its ending', books, '"pages/books"', '"pages/books.svg"', {
    names: /books\.svg/,
    says: /"pages\/books"/,
  }),
  typed('a picture with a path of Windows', books, '"pages/books"', String.raw`"pages\\books"`, {
    names: /pages\\+books/,
    says: /pages\/books/,
  }),
  typed('a picture with the folder of pictures', books, '"pages/books"', '"_media/pages/books"', {
    names: /_media\/pages\/books/,
    says: /"pages\/books"/,
  }),
  typed('a picture that nobody put there', books, '"pages/books"', '"books/group-photo-2026"', {
    names: /group-photo-2026/,
    says: /_media/,
  }),
  typed('an icon misspelt', retail, '"warli-basket"', '"warli-baskte"', {
    names: /warli-baskte/,
    says: /warli-basket/,
  }),
  typed('an icon by a part of its name', retail, '"warli-basket"', '"whatsapp"', {
    names: /whatsapp/,
    says: /brand-whatsapp/,
  }),
  typed('an icon with its words in another order', retail, '"warli-basket"', '"badge-id"', {
    names: /badge-id/,
    says: /id-badge/,
  }),
  typed('a shared list misspelt', books, '"from": "books"', '"from": "boks"', {
    names: /boks/,
    says: /"books"/,
  }),
  typed('a shared list that does not fit', books, '"from": "books"', '"from": "videos"', {
    names: /videos/,
    says: /"books"/,
  }),
  typed('more entries than there are', books, '"from": "books"', '"from": "books", "first": 40', {
    names: /40/,
    says: /3/,
  }),
  typed('an id twice', retail, '"id": "sales-associates"', '"id": "store-managers"', {
    names: /store-managers/,
    says: /another id|-2/,
  }),
  typed(
    'a title that another page has',
    contact,
    'Contact the Team of {owner.name}',
    'Books by {owner.name} in English and Marathi',
    { names: /Books by|title/, says: /newer|other/ },
  ),
  typed(
    'an old address that another page has',
    books,
    '"ground": "earth",',
    '"ground": "earth", "aliases": ["/invite"],',
    { names: /\/invite/, says: /change|rename|delete/i },
  ),
  typed(
    'an address that the site needs itself',
    books,
    '"ground": "earth",',
    '"ground": "earth", "aliases": ["/api/books"],',
    { names: /\/api/, says: /another/i },
  ),
  put(
    'a page copied with a space in its name',
    'books copy.json',
    (texts) =>
      (texts.get('books.json') ?? '')
        .replace('"title": "Books"', '"title": "More books"')
        .replace('Books by', 'More books by')
        .replace('Two editions of', 'Also: two editions of'),
    { names: /books copy/, says: /books-copy\.json/ },
  ),
  put(
    'a page with capitals in its name',
    'Press.json',
    (texts) =>
      (texts.get('privacy.json') ?? '')
        .replace(/"title": "[^"]*"/g, '"title": "Press and pictures"')
        .replace('"heading": "Privacy"', '"heading": "Press and pictures"')
        .replace(
          /"description": "[^"]*"/,
          '"description": "Pictures and texts for newspapers, with names and a telephone number for questions."',
        ),
    { names: /Press/, says: /press\.json/ },
  ),
  put('a page with another ending', 'press.jsn', () => '{}', { names: /press\.jsn/, says: /press\.json/ }),
  put(
    'a page twice, as a file and as the index of its folder',
    'books.json',
    (texts) => texts.get('books.json') ?? '',
    { at: 'books/index.json', names: /books/, says: /delete|rename|one of the two/i },
  ),
  typed(
    'a shared list of an unknown kind',
    '_collections/books.json',
    '"listOf": "book"',
    '"listOf": "books"',
    { names: /books/, says: /"book"/ },
  ),
  put('the settings gone', '_site.json', undefined, { names: /_site\.json/, says: /copy/i }),
  typed('an unknown setting', site, '"brand": {', '"touchIcon": "pages/mark", "brand": {', {
    names: /touchIcon/,
    says: /delete/i,
  }),
  typed(
    'a suggestion of the chat that has no answer',
    '_chat.json',
    '"Ask another question", "Explore trainings"',
    '"Ask another question", "Explore our trainings"',
    { names: /Explore our trainings/, says: /"Explore trainings"/ },
  ),
];
