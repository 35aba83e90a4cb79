/** English. */
export const en = {
  vagueLinks:
    '(?:please )?click(?: (?:on )?(?:here|this|this link|the link))?|here|(?:this|the) (?:link|page)|link|this|go here|see here',
  vagueInText: '(?:read|learn|know|find out|see) more',
  optional: String.raw`\b(?:optional|not (?:required|needed|mandatory))\b`,
};

/** Words that mean nothing twice. Others do: `had had`, `that that`, `in in`, `is is`, `so so`. */
export const onceWords = 'a an and are from of our the their to with your'.split(' ');

/** The beginning of an alternative text that says what its reader knows already: that it is a picture. */
export const pictureWords = /^\s*((?:an? )?(?:image|picture|photo|photograph|pic) (?:of|showing) )(\S+)/i;

/** Words that stand for any picture. */
export const anyPicture =
  /^\s*(?:an? |the |our |my )?(?:(?:hero|cover|header|banner|profile|background|main|new|sample|test|stock) )?(?:image|picture|photo|photograph|pic|img|banner|logo|icon|graphic|screenshot|thumbnail|alt(?: text)?|hero)[\s\d().#-]*$/i;

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From two on. */
export const numbers =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** What every text with a number has in it. */
export const countHint = new RegExp(`\\d |${numbers.join('|')}`, 'i');

/** A number, alone, with the plural that it counts, at most three words further: `7 programs`, `Six store and beat moments`. */
export const counted = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(${numbers.join('|')}|[2-9]|[1-3]\\d)(?! (?:${numbers.join('|')}) )(?: [\\p{L}’'-]+){0,3}? (\\p{L}+[^s\\P{L}]s)(?!\\p{L})`,
  'giu',
);

/** What measures something that is not listed, and what is no plural. */
export const measured =
  /^(?:second|minute|hour|day|night|morning|evening|week|weekend|month|quarter|year|time|language|citie|town|rupee|percent|hi|thi|wa|ha|doe|alway|let|u|it)s$/i;

/** Letters behind which words stand that a line of print has not torn: `pre- and post-training`. */
export const joints = /^(?:and|or|nor|but|to|bis|und|oder|as|versus|vs|than|through|aur|ya|ani)$/;

/** What every text with left-over words has in it: most documents have none, and are not looked at any closer. */
export const leftOverHint =
  /T(?:ODO|BD|BC)\b|FIXME|XXX|xxx|\?\?\?|[Ii]psum|IPSUM|\[(?:[Yy]our|YOUR|[Ii]nsert|INSERT|[Ee]nter|[Aa]dd|[Cc]ompany)\b|\[[A-Z][a-z]+ [A-Z]|oaicite|Sent from my|Here(?:'s|’s| is) a|dolor sit|consectetur|[Pp]ls\b|before (?:we )?(?:publish|go live)|[Dd]ummy |[Pp]laceholder |[Ff]iller |to (?:come|follow)\b| here[.…!]*\]?$|\/\d\d(?:\d\d)?, \d/m;

/** Words of a template or a first draft that can be nothing else, each in a line; `^` and `$` stand for the ends of a text. */
export const leftOvers = new RegExp(
  [
    '\\b[Ll][Oo][Rr][Ee][Mm] [Ii][Pp][Ss][Uu][Mm]\\b|\\bdolor sit amet\\b|\\bconsectetur adipiscing\\b',
    "\\[(?:[Yy]our|YOUR|[Ii]nsert|INSERT|[Ee]nter|[Aa]dd|[Cc]ompany)\\b[\\p{L}\\p{N}\\s’'/&,.-]{1,50}\\](?![([:])",
    '\\[(?:[A-Z][a-z]+ ){1,3}(?:Name|Date|Title|City|Town|Place|Link|Number|Topic|Company)\\](?![([:])',
    '\\b(?:TODO|FIXME|TBD|TBC|XXX)\\s?:|[[(](?:TODO|FIXME|TBD|TBC|XXX)\\b[^\\])]{0,60}[\\])](?!\\()|\\bTBD\\b',
    '^(?:TODO|TBD|TBC|FIXME|X{3,}|x{3,}|\\?{3,})[.!]?$|^TODO (?:[-–—] ?)?[a-z][^.!?\\n]{1,60}',
    '(?:[:–—-] ?|\\bis (?:still )?)TBC(?=[.!]?$)',
    ':?contentReference\\[oaicite[^\\]]*\\](?:\\{[^}]*\\})?|\\bSent from my (?:iPhone|iPad|Samsung|Galaxy|Android|phone)\\b',
    "^(?:Certainly|Sure|Of course)[!,.] Here(?:'s|’s| is) an? [^:.]{3,60}:",
    // A number of a place, of which only the code is known; `XXXXX 12345` hides one.
    '(?<![\\p{L}\\p{N}+./-]|[\\dX]\\s)X{4,}(?![\\p{L}\\p{N}-]|\\s*[\\dX])|(?<![\\w-])(?:\\+\\d{1,3}|0\\d{2,4})[ -]?X{4,}(?:[ -]X{3,})*(?![ -]?[\\dX])',
    '\\((?=[^()]{0,80}(?:\\b[Pp]ls\\b|\\bbefore (?:we )?(?:publish|go live)\\b))[^()]{3,120}\\)',
    '(?:^|\\b[Tt]his is )(?:an? |some |only |just )?(?:[Dd]ummy|[Pp]laceholder|[Ff]iller) (?:text|copy|content)\\b',
    '^\\[?(?:[Tt]ext|[Cc]opy|[Cc]ontent|[Ww]ords|[Pp]hoto|[Pp]icture|[Bb]io|[Qq]uote) (?:is |still )?to (?:come|follow)[.…!]*\\]?$',
    '^\\[?(?:[Ii]nsert|[Aa]dd|[Ee]nter|[Tt]ype|[Pp]ut|[Yy]our|[Cc]ompany|[Ss]peaker|[Cc]lient) (?:\\p{L}+ ){1,3}here[.…!]*\\]?$',
    '^(?:\\p{L}+ ){0,3}(?:text|heading|title|description|words) goes here[.…]*$',
    // What a messenger copies with each message: the day, the time and who wrote it.
    '^\\[?\\d{1,2}/\\d{1,2}/\\d{2}(?:\\d{2})?, \\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?\\]?(?: -)? [^:\\n]{1,40}:(?=\\s)',
  ].join('|'),
  'mu',
);

/** The words of templates, and those that stand in an emptied site; each is the whole of a text. */
export const templates = new RegExp(
  `^(?:${[
    '(?:The promise of this page|What one gets here),? in one line\\.',
    '(?:First|Second|Third|Fourth) (?:card|tab|category|sector|reason|outcome|entry)',
    'A (?:first|second|third|fourth) question\\?',
    'The (?:first|second) (?:paragraph|point, in plain words)\\.',
    'What the picture of this article shows, for those who cannot see it\\.',
    'New page(?:: /\\S*)?',
    'Words of yours(?: \\d+)?',
    '(?:An? |The )?[Ee]xample (?:heading|text|title)\\.?',
    'A paragraph of two to five sentences\\..*',
    '(?:A|Another) heading above (?:the )?(?:tiles|cards)',
    'One or two sentences (?:for the card that make one want to read on|on this card)\\.',
    'What this person (?:says about working with you, in two or three sentences\\.|does)',
    '- a list of things, if there are some',
    'A first step that costs nothing\\.',
    'For whom it is, and what happens after the button is pressed\\.',
    'How soon one has it\\.',
    'Name and address of who answers for this site\\.',
    'The (?:day from which this holds, and what was before|opening: a scene, or the question that the article answers|whole in one plain sentence)\\.',
    'What (?:it costs, or on what that depends|it does for the one who reads this|it is, with an example)\\.',
    'Where it leads\\.',
    'Who writes back, and when\\.',
    'Why one can rely on it\\.',
  ].join('|')})$`,
);

/** How other words of templates end. */
export const templateEnds =
  /(?:^|\s)These are only example words\.$|: what it is about, for whom, and how to begin, in two plain sentences, for \/\S*$/;
