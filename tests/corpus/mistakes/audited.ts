import { typed, typedAll, type Mistake } from '../mistake';

const [contact, training, site, books] = [
  'contact.json',
  'corporate-training.json',
  '_site.json',
  '_collections/books.json',
];
const [home, programs] = ['index.json', '_collections/programs.json'];
const kicker = '"kicker": "Contact",';
const paragraphs =
  '"text": [\n        "**Ask.** One conversation with you, a few with participants. What happened last month that should not happen again?",\n        "",\n        "**Rehearse.** In the room people do the thing: the appraisal talk, the client\'s call, the handover. They try it, hear how it came across, and try it better.",\n        "",\n        "**Return.** Each participant leaves with one commitment, and with someone at work who knows about it. Programs in several parts take it up again at the next meeting, by name and without blame."\n      ]';
const quickAnswer =
  '          "icon": "warli-question",\n          "title": "A quick answer",\n          "text": "Languages, places, group sizes and how pricing works.",\n          "to": "/faqs",\n          "action": { "label": "Read the FAQs", "to": "/faqs" }\n';
const label =
  '"label": "Why should we listen to this person?",\n      "required": true,\n      "placeholder": ';

/** What somebody found who had never seen the check before. */
export const auditedMistakes: readonly Mistake[] = [
  typed('a comma inside of the quotation marks', contact, kicker, '"kicker": "Contact,"', {
    names: /comma stands inside/,
    says: /"Contact",/,
  }),
  typed(
    'paragraphs without brackets',
    training,
    paragraphs,
    paragraphs.replace('[\n', '').replace('\n      ]', ''),
    { names: /several texts|\[/, says: /\[ .*\]/ },
  ),
  typed(
    'paragraphs without brackets in one line',
    training,
    paragraphs,
    '"text": "First we ask.", "", "Then we rehearse."',
    { names: /several texts/, says: /"text": \["First we ask\.", "", "Then we rehearse\."\]/ },
  ),
  typed('a number with a word behind it', home, '"rating": 5', '"rating": 5 stars', {
    names: /5 stars/,
    says: /write 5\b/i,
  }),
  typed('a card deleted but its last line', contact, `        {\n${quickAnswer}        },`, '        },', {
    names: /\},/,
    says: /delete \},/i,
  }),
  typed(
    'quotation marks of a web page',
    contact,
    '"heading": "Contact the team",',
    '&quot;heading&quot;: &quot;Contact the team&quot;,',
    { names: /&quot;/, says: /"heading": "Contact the team",/ },
  ),
  typed(
    'the time and the name of a message before a line',
    contact,
    '"heading": "Contact the team",',
    '[12/03/26, 9:14 pm] Sunita: "heading": "Contact the team",',
    { names: /time and the name of a message/, says: /take them away/i },
  ),
  typed('true with a capital letter', 'thank-you.json', '"unlisted": true', '"unlisted": True', {
    names: /small letters?/,
    says: /write (?:it in small letters: )?true/i,
  }),
  typed(
    'an ellipsis in the place of a text',
    '_forms/podcast.json',
    `${label}"One moment from this life tells us more than a list of awards"`,
    `${label}…`,
    { on: '"placeholder": …', names: /…|left out/, says: /text between quotation marks.*whole entry/i },
  ),
  typed(
    'a placeholder for a mail address alone',
    'books.json',
    '"mailto:{contact.email}"',
    '"{contact.email}"',
    { names: /\{contact\.email\}/, says: /"mailto:\{contact\.email\}"/ },
  ),
  typed("the site's own number alone", contact, '"tel:{contact.phone}"', '"+91 98000 00000"', {
    names: /\+91 98000 00000/,
    says: /"tel:\{contact\.phone\}"/,
  }),
  typed('the name of a language', books, '"lang": "mr"', '"lang": "Marathi"', {
    names: /Marathi/,
    says: /"mr"\?|write "mr"/i,
  }),
  typed('the name of a language in its own letters', books, '"lang": "mr"', '"lang": "मराठी"', {
    names: /मराठी/,
    says: /"mr"\?|write "mr"/i,
  }),
  typed(
    'a comma for the dot of a mail address',
    site,
    'team@vikramsahyadri.example',
    'team@vikramsahyadri,example',
    { names: /comma/, says: /"team@vikramsahyadri\.example"/ },
  ),
  typed('a picture sign as an icon', contact, '"icon": "warli-question"', '"icon": "📞"', {
    names: /📞/,
    says: /"warli-[a-z-]+"/,
  }),
  typed(
    'the name of a file as what is to be seen',
    contact,
    'A woman talks on the telephone; a dotted line loops from it to a letter above a postman on his bicycle.',
    'IMG-20260312-WA0007.jpg',
    { names: /name of a file/, says: /what is to be seen/ },
  ),
  typed(
    'the address of another network above that network',
    site,
    'https://www.linkedin.com/in/example-vikramsahyadri',
    'https://www.instagram.com/example.vikramsahyadri',
    { names: /LinkedIn/, says: /same in both/ },
  ),
  typedAll(
    'a card that leads to the page of the next',
    programs,
    [
      [
        '"to": "/signature-programs/becoming-a-star-at-the-workplace",',
        '"to": "/signature-programs/leadership-development-program",',
      ],
    ],
    { names: /Leadership Development Program/, says: /becoming-a-star-at-the-workplace/ },
  ),
];
