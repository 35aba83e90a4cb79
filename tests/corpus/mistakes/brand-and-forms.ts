import { typed, type Mistake } from '../mistake';

const settings = '_site.json';
const form = '_forms/contact.json';
const podcast = '_forms/podcast.json';
const brand = '"brand": { "base": "warli", "logo": { "src": "pages/mark" } }';

/** Another brand, written where the site has its own. */
function branded(name: string, parts: string, names: RegExp, says: RegExp): Mistake {
  return typed(
    name,
    settings,
    brand,
    `"brand": { "base": "warli", "logo": { "src": "pages/mark" }, ${parts} }`,
    { names, says },
  );
}

/** What an author gets wrong in colours, fonts and a logo. */
export const brandMistakes: readonly Mistake[] = [
  typed('the name of a brand misspelt', settings, '"base": "warli"', '"base": "wali"', {
    names: /wali/,
    says: /"warli"/,
  }),
  typed('another brand misspelt', settings, '"base": "warli"', '"base": "clinc"', {
    names: /clinc/,
    says: /"clinic"/,
  }),
  branded('a colour without its sign', '"colours": { "accent": "f2a83b" }', /f2a83b/, /#/),
  branded('a colour of three digits', '"colours": { "accent": "#fa3" }', /#fa3/, /six digits/),
  branded('a colour by its name', '"colours": { "accent": "orange" }', /orange/, /#/),
  branded('ink too light', '"colours": { "ink": "#8f8877" }', /#8f8877|ink/i, /#[0-9a-f]{6}/),
  branded('soft ink too light', '"colours": { "inkSoft": "#c9bfae" }', /#c9bfae|inkSoft/, /#[0-9a-f]{6}/),
  branded('an alert too light', '"colours": { "alert": "#ff9a8a" }', /#ff9a8a|alert/, /#[0-9a-f]{6}/),
  branded(
    'white on a light accent',
    '"colours": { "accent": { "colour": "#f2a83b", "ink": "#ffffff" } }',
    /#ffffff|accent/,
    /#[0-9a-f]{6}/,
  ),
  branded('colours in American', '"colors": { "accent": "#f2a83b" }', /colors/, /colours/),
  branded('a font that is not installed', '"fonts": { "text": "@fontsource/loraa" }', /loraa/, /npm install/),
  branded('a font by its plain name', '"fonts": { "text": "Lora" }', /Lora/, /@fontsource\/lora/),
  branded('a radius without its unit', '"radius": "8"', /"8"|radius/, /rem|px/),
  branded('a border misspelt', '"border": "teath"', /teath/, /teeth/),
  branded('a heading mark that is not there', '"headingMark": "lines"', /lines/, /"line"/),
  typed('a logo misspelt', settings, '"src": "pages/mark"', '"src": "pages/marks"', {
    names: /pages\/marks/,
    says: /pages\/mark"/,
  }),
  branded('a favicon that is not there', '"favicon": "pages/icon"', /pages\/icon/, /Copy your picture/),
  typed('a ground misspelt', 'contact.json', '"ground": "peacock"', '"ground": "peacok"', {
    names: /peacok/,
    says: /"peacock"/,
  }),
];

/** What an author gets wrong in a form. */
export const formMistakes: readonly Mistake[] = [
  typed('a form misspelt', 'podcast-guest.json', '"form": "podcast"', '"form": "podcst"', {
    names: /podcst/,
    says: /"podcast"/,
  }),
  typed('two fields of one name', podcast, '"name": "phone"', '"name": "email"', {
    names: /email/,
    says: /another name/,
  }),
  typed('a name that a form service keeps', podcast, '"name": "reason"', '"name": "_subject"', {
    names: /_subject/,
    says: /another name/,
  }),
  typed('a kind by its word in HTML', form, '"kind": "textArea"', '"kind": "textarea"', {
    names: /textarea/,
    says: /"textArea"/,
  }),
  typed('an e-mail with its hyphen', form, '"kind": "email"', '"kind": "e-mail"', {
    names: /e-mail/,
    says: /"email"/,
  }),
  typed('needed in quotation marks', form, '"required": true', '"required": "yes"', {
    names: /yes|required/,
    says: /true/,
  }),
  typed('an option twice', form, '"value": "outbound"', '"value": "keynote"', {
    names: /keynote/,
    says: /once|twice|other|delete|own/i,
  }),
  typed('a choice of nothing', podcast, '"kind": "phone",', '"kind": "choice",', {
    names: /choice|options/,
    says: /options/,
    on: '"section-guest email"\n    },\n    {',
  }),
  typed('a hidden field that has to be filled in', podcast, '"kind": "textArea"', '"kind": "hidden"', {
    names: /"value" is missing/,
    on: 'before retiring."\n    },\n    {',
    says: /value|delete|take/i,
  }),
  typed(
    'a shared list of options misspelt',
    podcast,
    '"kind": "phone",',
    '"kind": "choice", "options": { "from": "programms" },',
    {
      names: /programms/,
      says: /"programs"/,
    },
  ),
  typed(
    'options of a text',
    form,
    '"half": true,\n      "autocomplete": "given-name"',
    '"options": ["Ms", "Mr"],\n      "autocomplete": "given-name"',
    {
      names: /options/,
      says: /choice|delete/i,
    },
  ),
  typed(
    'a length that cannot be',
    form,
    '"half": true,\n      "autocomplete": "given-name"',
    '"minLength": 60, "maxLength": 6,\n      "autocomplete": "given-name"',
    {
      names: /60|minLength|maxLength/,
      says: /exchange|take one out/i,
    },
  ),
  typed('a name with a space', form, '"name": "firstName"', '"name": "first name"', {
    names: /first name/,
    says: /letters/,
  }),
  typed('a thanks page misspelt', form, '"page": "/thank-you"', '"page": "/thank-yuo"', {
    names: /thank-yuo/,
    says: /\/thank-you/,
  }),
  typed('a label forgotten', form, '"label": "E-mail",', '', {
    names: /label/,
    says: /"label"/,
    on: '"family-name"\n    },\n    {',
  }),
];
