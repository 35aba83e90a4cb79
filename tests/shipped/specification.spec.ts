import { expect, test } from '../e2e/site';
import { all, counts, linksNamed, shippedFile, shippedRoutes, texts } from './built-page';

/** What the specification says of the shipped site: routes, counts and labels, as they stand in its HTML. */

const newTab = 'a[target="_blank"][rel="noopener noreferrer"]';

/** The entries of the list that follows a heading. */
function listUnder(route: string, heading: string): number {
  const found = all(route, 'h2').find(({ textContent }) => textContent === heading);
  return found?.parentElement?.querySelectorAll('li').length ?? 0;
}

test('every route of the route table is there', () => {
  const wanted = [
    '/',
    '/about-vikram-sahyadri',
    '/trainings',
    '/signature-programs',
    ...Object.keys(programs).map((slug) => `/signature-programs/${slug}`),
    '/industry',
    ...Object.keys(industries).map((slug) => `/industry/${slug}`),
    '/videos',
    '/marathi-videos',
    '/blog',
    '/blog/training-nation-builders-with-bro',
    '/blog/real-experience-beats-theory',
    ...guides.map((slug) => `/${slug}`),
    '/podcast-guest',
    '/contact',
    '/invite',
    '/faqs',
    '/books',
    '/motivational-speaking',
    '/corporate-training',
  ];
  expect(wanted.filter((route) => !shippedRoutes().includes(route))).toEqual([]);
});

test('the bar and the footer have their entries', () => {
  const bar = 'header nav > ul > li > a, header nav > ul > li > details > summary';
  expect(texts('/', bar)).toEqual([
    'Home',
    'About',
    'Trainings',
    'Signature Programs',
    'By Industry',
    'Videos',
    'Blog',
    'Podcast',
    'Contact',
  ]);
  expect(counts('/', 'hero', 'a')).toEqual([2]);
  const menus = all('/', 'header nav details').map((menu) =>
    [...menu.querySelectorAll('a')].map(({ textContent }) => textContent),
  );
  expect(menus.map(([first, ...others]) => [first, others.length])).toEqual([
    ['View All Programs', 7],
    ['View All Industries', 8],
  ]);
  const [footer = ''] = texts('/', 'footer');
  expect(all('/', 'footer nav')).toHaveLength(2);
  for (const words of [
    'Chhatrapati Sambhajinagar',
    'Pune',
    'Pan-India and international assignments are accepted',
    'YouTube (Hindi and English)',
    'YouTube (Marathi)',
    'LinkedIn',
    'Instagram',
  ])
    expect(footer).toContain(words);
});

test('home has its sections, figures, topics, videos, voices, books and articles', () => {
  const anchors = ['home', 'about', 'training', 'videos', 'testimonials', 'books', 'contact'];
  const ids = all('/', '[data-block][id]').map(({ id }) => id);
  expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
  expect(texts('/', '#home dd')).toEqual(['500+', '50K+', '100+', '15+']);
  expect(texts('/', '#home dt')).toEqual([
    'Speaking Events',
    'Lives Impacted',
    'Corporate Clients',
    'Years Experience',
  ]);
  expect(all('/', '#home img')).toHaveLength(2);
  expect(linksNamed('/', /^Invite$/)).toEqual(['/invite']);
  expect(linksNamed('/', /^Watch Talks$/)).toContain('/videos');
  expect(texts('/', '#about li')).toEqual([
    'Motivational Speaker and TEDx Speaker',
    'Certified Corporate and Leadership Coach',
    'Published Author',
    'Entrepreneur',
  ]);
  expect(linksNamed('/', /^Get in Touch$/)).toEqual(['#contact']);
  // Scripts double the strip of media, so that it moves without an end.
  expect(texts('/', '[data-block="logos"] h2')).toEqual(['As Featured On']);
  expect(all('/', `[data-block="logos"] ${newTab}`)).toHaveLength(8);
  const panels = all('/', '#training [role="tabpanel"]');
  expect(panels.map((panel) => [panel.id, panel.querySelectorAll('li').length])).toEqual([
    ['communication', 12],
    ['leadership', 12],
    ['management', 8],
    ['sales', 8],
    ['strategic', 8],
    ['team-building', 6],
    ['soft-skills', 8],
    ['customized', 21],
  ]);
  expect(texts('/', '#training [role="tab"]')[4]).toBe('Strategic Skills');
  expect(all('/', '#training img')).toHaveLength(2);
  expect(all('/', '#videos li')).toHaveLength(6);
  expect(linksNamed('/', /^View All Videos$/)).toEqual(['/videos']);
  expect(texts('/', '#testimonials li').map((text) => text.slice(0, 14))).toEqual(
    Array<string>(9).fill('5 of 5 stars★★'),
  );
  expect(counts('/', 'books', 'article')).toEqual([3]);
  for (const book of all('/', '#books article')) {
    expect(book.querySelectorAll('blockquote')).toHaveLength(2);
    expect(book.querySelector(newTab)?.textContent).toContain('Buy Now on Amazon');
  }
  expect(counts('/', 'articles', 'article')).toEqual([3]);
  expect(linksNamed('/', /^View All Articles$/)).toEqual(['/blog']);
});

test('about has its domains, awards, pictures, clients, media and claims', () => {
  const route = '/about-vikram-sahyadri';
  expect(counts(route, 'tiles', 'li')).toEqual([7, 7, 2]);
  expect(counts(route, 'gallery', 'figure')).toEqual([8]);
  const names = texts(route, '[data-block="names"] li');
  expect(names.length).toBeGreaterThanOrEqual(50);
  expect(names.length).toBeLessThanOrEqual(60);
  expect(names).toEqual([...new Set(names)].toSorted(new Intl.Collator('en').compare));
  expect(all(route, `[data-block="logos"] ${newTab}`)).toHaveLength(10);
  expect(new Set(linksNamed(route, /^Book for an Event$/))).toEqual(new Set(['/invite']));
  const [main = ''] = texts(route, 'main');
  for (const claim of [
    /(?:over|more than) 15 years/i,
    /(?:over|more than) 150 engineers/i,
    /English, Hindi and Marathi/,
  ])
    expect(main).toMatch(claim);
});

const programs = {
  'becoming-a-star-at-the-workplace': {
    galleries: [6],
    hasGoals: true,
    durations: ['6-Day Program', '2-Day × 3 Monthly', 'Quarterly 1-Day'],
  },
  'leadership-development-program': {
    galleries: [7],
    hasGoals: true,
    durations: [
      '6-Day Program',
      '2-Day × 3',
      '1-Day Monthly over 3 Months',
      'Quarterly Capsules of 1 Day × 4',
    ],
  },
  'outbound-training': {
    galleries: [4, 3],
    hasGoals: true,
    durations: ['1-Day Offsite', '2-Day Retreat', '3-Hour Lite'],
  },
  'team-building-excellence': {
    galleries: [6, 4],
    hasGoals: true,
    durations: ['1-Day', '2-Day', '3-Hour', 'Modular Half-Day per Month × 3'],
  },
  'sales-marketing-transformation': {
    galleries: [8],
    hasGoals: false,
    durations: [
      '2-Day Intensive Workshop',
      '1-Day Capsule Format (monthly rollout)',
      '3-Hour Sales Refreshers (online)',
      'Fully Customizable for pan-India or global rollout',
    ],
  },
  'emotional-intelligence-at-work': {
    galleries: [],
    hasGoals: false,
    durations: [
      '1-Day EQ Capsule',
      '2-Day Deep EQ Bootcamp',
      '4-Part Weekly Online Sessions (90 mins each)',
      'Monthly EQ Culture Building for HR & People Development',
    ],
  },
  'channel-partner-empowerment': {
    galleries: [],
    hasGoals: false,
    durations: [
      '1-Day Partner Conclave',
      '2-Day Residential Program',
      'Quarterly Coaching Calls (online)',
      'Customized Rollout for multi-city networks',
    ],
  },
};

for (const [slug, { galleries, hasGoals, durations }] of Object.entries(programs))
  test(`the program ${slug} has its layout and counts`, () => {
    const route = `/signature-programs/${slug}`;
    expect(texts(route, '[data-block="goal"] h2')).toEqual(['Program Goal']);
    expect(counts(route, 'painTable', 'tbody tr')).toEqual([10]);
    expect(texts(route, '[data-block="painTable"] thead th')).toEqual([
      'Pain Point',
      'Why This Happens',
      'Training Solution',
    ]);
    expect(counts(route, 'outcomes', 'li svg')[0]).toBeGreaterThanOrEqual(6);
    expect(listUnder(route, 'Who Should Attend')).toBeGreaterThanOrEqual(6);
    expect(listUnder(route, 'Suitable Industries')).toBeGreaterThanOrEqual(6);
    expect(counts(route, 'audience', 'img')).toEqual([2]);
    expect(texts(route, '[data-block="durations"] h3')).toEqual(durations);
    expect(counts(route, 'gallery', 'figure')).toEqual(galleries);
    expect(texts(route, '[data-block="audienceGoals"] h3')).toEqual(
      hasGoals ? ['For the employee', 'For HR', 'For the boss', 'For the business owner'] : [],
    );
    expect(counts(route, 'cta', 'a')[0]).toBeGreaterThan(0);
    expect(all(route, '[data-block="banner"] a[href="/invite"]')).toHaveLength(1);
  });

test('Sales has 6 outcomes, 7 audiences and 8 industries, and opens the chat in a new tab', () => {
  const route = '/signature-programs/sales-marketing-transformation';
  expect(counts(route, 'outcomes', 'li')).toEqual([6]);
  expect(listUnder(route, 'Who Should Attend')).toBe(7);
  expect(listUnder(route, 'Suitable Industries')).toBe(8);
  const [main] = all(route, `[data-block="hero"] ${newTab}`);
  expect(main?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=./);
});

test('the star program works through 25 competencies, for 2 to 15 years of experience', () => {
  const route = '/signature-programs/becoming-a-star-at-the-workplace';
  expect(counts(route, 'topics', 'li')).toEqual([25]);
  const [main = ''] = texts(route, 'main');
  expect(main).toContain('25 competencies');
  expect(main).toMatch(/2 to 15 years of experience/);
});

const industries = {
  'hospitals-and-healthcare': {
    roles: [/Doctors/, /Nurses/, /front office/, /Technicians/, /Housekeeping, support/],
    pictures: [6, 6],
    outcomes: 6,
    button: 'Book a Consultation',
  },
  'educational-institutions': {
    roles: [/Teachers/, /Principals/, /Admin.+support/, /Students/, /EdTech/],
    pictures: [6, 6],
    outcomes: 6,
    button: 'Schedule a Consultation',
  },
  'manufacturing-and-engineering': {
    roles: [/Plant managers/, /Production/, /Machine/, /R&D and design/, /Quality.+safety.+maintenance/],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Schedule a Needs Analysis',
  },
  'government-and-public-sector': {
    roles: [/Senior officers/, /Mid-level managers/, /Field staff/, /Defence personnel/],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Request a Proposal',
  },
  'it-and-software': {
    roles: [/Top man/, /Middle man/, /Supervisors/, /Employees/, /Frontline roles/, /Speciali[sz]ed roles/],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Book a Strategy Call',
  },
  'banking-finance-and-insurance': {
    roles: [/Branch managers/, /Sales officers/, /Front desk/, /Insurance advisors/, /Cooperative/],
    pictures: [8, 11],
    outcomes: 5,
    button: 'Schedule a Consultation',
  },
  'retail-and-fmcg': { roles: [/./], pictures: [6, 6], outcomes: 5, button: 'Request a Custom Program' },
  'other-industries': { roles: [/./], pictures: [8, 11], outcomes: 5, button: 'Design My Custom Program' },
};

for (const [slug, { roles, pictures, outcomes, button }] of Object.entries(industries))
  test(`the industry ${slug} has its roles, counts and button`, () => {
    const route = `/industry/${slug}`;
    const names = texts(route, '[data-block="painTable"] h2');
    expect(names).toEqual(roles.map((role) => expect.stringMatching(role) as unknown));
    for (const rows of counts(route, 'painTable', 'tbody tr')) expect(rows).toBeGreaterThanOrEqual(5);
    const shown = counts(route, 'gallery', 'figure').reduce((sum, count) => sum + count, 0);
    expect(shown).toBeGreaterThanOrEqual(pictures[0] ?? 0);
    expect(shown).toBeLessThanOrEqual(pictures[1] ?? 0);
    expect(texts(route, '[data-block="outcomes"] h2')).toEqual(['Key outcomes']);
    expect(counts(route, 'outcomes', 'li')[0]).toBeGreaterThanOrEqual(outcomes);
    const closing = all(route, '[data-block="banner"] a').filter(({ textContent }) => textContent === button);
    expect(closing.map((link) => link.getAttribute('href'))).toEqual(['/invite']);
  });

test('healthcare, education, retail and the other industries have what they alone have', () => {
  expect(texts('/industry/hospitals-and-healthcare', 'h1')).toEqual([
    'Transforming Patient Care Through People',
  ]);
  for (const slug of ['hospitals-and-healthcare', 'educational-institutions'])
    expect(counts(`/industry/${slug}`, 'outcomes', 'li')).toEqual([6]);
  expect(texts('/industry/retail-and-fmcg', '[data-block="topics"] :is(h2, h3)')).toEqual([
    'Store managers',
    'Sales associates',
    'FMCG sales representatives',
    'Brand and marketing teams',
  ]);
  const sectors = texts('/industry/other-industries', '[data-block="sectors"] h3');
  expect(sectors).toHaveLength(13);
  for (const sector of [
    'Hospitality',
    'Telecom',
    'Construction',
    'Energy',
    'Automobile',
    'Agriculture & Food',
    'Media',
    'Logistics',
    'E-commerce',
    'Textiles',
    'Mining',
    'NGOs',
    'Aviation',
  ])
    expect(sectors.join()).toContain(sector);
});

test('the indexes list seven programs, and eight industries with one card more', () => {
  expect(counts('/signature-programs', 'cards', 'li')).toEqual([7]);
  expect(counts('/signature-programs', 'cards', 'li svg')).toEqual([7]);
  expect(linksNamed('/signature-programs', /^Learn More/)).toHaveLength(7);
  expect(counts('/industry', 'cards', 'li svg')).toEqual([9]);
  expect(texts('/industry', '[data-block="cards"] h3').at(-1)).toBe('Don’t See Your Industry?');
  const inquire = all('/industry', '[data-block="cards"] a').filter((one) =>
    one.textContent.startsWith('Inquire'),
  );
  expect(inquire.map((link) => link.getAttribute('href'))).toEqual(Array<string>(9).fill('/invite'));
});

test('the directory has its ten categories, each with topics', () => {
  expect(texts('/trainings', '[data-block="directory"] h3')).toEqual([
    'Communication Skills',
    'Leadership & Management',
    'Sales & Negotiation',
    'Team Building & Collaboration',
    'Soft Skills & Personal Growth',
    'Productivity & Time Management',
    'Motivation & Breakthroughs',
    'Student & Faculty Training',
    'Workplace Culture & Ethics',
    'Customized & Industry-Specific Programs',
  ]);
  for (const category of all('/trainings', '[data-block="directory"] li').filter((one) =>
    one.querySelector('h3'),
  ))
    expect(category.querySelectorAll('li').length).toBeGreaterThan(0);
});

const videoTypes = new Set([
  'Public Speaking',
  'Leadership',
  'Success Tips',
  'Goal Setting',
  'Confidence',
  'Motivation',
  'Time Management',
  'Mindset',
  'Stress Management',
  'Communication',
  'First Impression',
  'Listening Skills',
  'Interpersonal Skills',
  'Relationships',
  'Passion & Purpose',
  'Overcoming Fear',
  'Growth Mindset',
  'Creativity',
  'Work-Life Balance',
]);

/** The type labels of the videos of a page, whose links lead to as many videos of their own in a new tab. */
function typesOfVideos(route: string, count: number): string[] {
  const cards = all(route, '[data-block="videos"] li');
  expect(cards).toHaveLength(count);
  const links = cards.flatMap((card) => [...card.querySelectorAll(newTab)]);
  expect(links).toHaveLength(2 * count);
  const addresses = new Set(links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.size).toBe(count);
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
  return cards.map((card) => card.querySelector('p')?.textContent ?? '');
}

test('there are 18 videos, 9 in Marathi and 8 episodes, with their types', () => {
  expect(typesOfVideos('/videos', 18).filter((type) => !videoTypes.has(type))).toEqual([]);
  expect(all('/videos', '[data-block="banner"] a[href="/marathi-videos"]')).toHaveLength(1);
  expect([...new Set(typesOfVideos('/marathi-videos', 9))].toSorted()).toEqual([
    'Business',
    'Career Growth',
    'Inspiration',
    'Leadership',
    'Life Lesson',
    'Motivation',
    'Office Politics',
    'Workplace',
  ]);
  expect(linksNamed('/marathi-videos', /^Subscribe/)[0]).toMatch(/^https:\/\/www\.youtube\.com\/@/);
  typesOfVideos('/podcast-guest', 8);
  expect(counts('/podcast-guest', 'tiles', 'li')).toEqual([6]);
  expect(texts('/podcast-guest', '[data-block="tiles"] h2')).toEqual(['Who We Invite']);
  expect(linksNamed('/podcast-guest', /^Be Our Guest$/)).toContain('#nominate');
  expect(linksNamed('/podcast-guest', /^Chat on WhatsApp$/)[0]).toMatch(
    /^https:\/\/wa\.me\/91\d{10}\?text=./,
  );
});

test('books, speaking, contact and questions have what is listed for them', () => {
  expect(texts('/books', '[data-block="books"] h3')).toEqual([
    'The Winning Edge (English)',
    expect.stringMatching(/The Winning Edge.*Marathi/),
    'The Unanswered',
  ]);
  expect(linksNamed('/books', /^Buy Now on Amazon/)).toHaveLength(3);
  const [topics] = all('/motivational-speaking', '[data-block="tiles"]');
  expect([...(topics?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Goal Setting & Peak Performance',
    'Team Motivation & Synergy',
    'Youth Empowerment & Career Success',
    'Entrepreneurial Mindset & Innovation',
    'Leadership & Influence',
    'Public Speaking & Confidence',
  ]);
  expect(linksNamed('/motivational-speaking', /^Book .+ for Your Event$/)[0]).toBe('/invite');
  expect(texts('/contact', '[data-block="contact"] h3')).toEqual([
    'Chhatrapati Sambhajinagar',
    'Pune',
    'Mumbai',
    'Delhi',
  ]);
  expect(texts('/faqs', 'h1')).toEqual(['Frequently Asked Questions']);
  expect(all('/faqs', '[data-category]').map(({ id }) => id)).toEqual([
    'general-questions',
    'about-vikram-sahyadri',
    'motivational-speaking',
    'corporate-training',
    'signature-programs',
    'sales-channel-empowerment',
    'team-building-outbound',
    'audience-specific',
    'locations-delivery',
    'books-thought-leadership',
    'booking-contact',
    'media-features',
    'client-experience',
    'session-formats',
    'program-impact',
    'ai-discovery',
    'long-term-engagement',
    'pricing-roi',
    'event-planning',
    'industry-relevance',
    'future-vision',
    'making-decision',
    'local-seo',
  ]);
});

const guides = [
  'best-motivational-speaker-in-mumbai',
  'best-motivational-speaker-in-pune',
  'best-team-building-trainer-in-pune',
];

test('there are 15 articles on the subjects that are named, and the guides have routes of their own', () => {
  const links = all('/blog', '[data-block="articles"] h3 a').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(15);
  const subjects = [
    'real-experience-beats-theory',
    'training-nation-builders-with-bro',
    'ministry-of-defence-bro-software-course',
    'in-the-news',
    'the-bad-apple-effect',
    'leadership-training-for-infrastructure-companies',
    'leadership-in-remote-work',
    'building-resilience',
    'psychology-of-high-performance',
  ].map((slug) => `/blog/${slug}`);
  expect([...guides.map((slug) => `/${slug}`), ...subjects].filter((one) => !links.includes(one))).toEqual(
    [],
  );
  const moved = shippedFile('_redirects').trim().split('\n');
  expect(moved).toEqual(expect.arrayContaining(guides.map((slug) => `/blog/${slug} /${slug} 301`)));
  const [list = ''] = texts('/blog', '[data-block="articles"]');
  for (const category of ['Emotional Intelligence', 'Innovation', 'Communication'])
    expect(list).toContain(category);
});

/** The names of a form's fields, without those of the engine, by the alphabet. */
function fieldsOf(route: string): string[] {
  return all(route, 'main form :is(input, select, textarea)')
    .map((field) => field.getAttribute('name') ?? '')
    .filter((name) => !name.startsWith('_'))
    .toSorted();
}

/** The choices of a field, as `value: label`. */
function choicesOf(route: string, name: string): string[] {
  return all(route, `main form [name="${name}"] option`).map(
    (option) => `${option.getAttribute('value')}: ${option.textContent}`,
  );
}

test('the forms send the fields that are listed, and offer the choices', () => {
  const contact = ['email', 'firstName', 'formType', 'lastName', 'message', 'phone', 'service'];
  expect(fieldsOf('/contact')).toEqual(contact);
  expect(fieldsOf('/')).toEqual(contact);
  expect(fieldsOf('/invite')).toEqual([
    'audienceSize',
    'email',
    'eventDate',
    'eventDescription',
    'eventLocation',
    'eventType',
    'formType',
    'fullName',
    'organization',
    'phone',
  ]);
  expect(fieldsOf('/podcast-guest')).toEqual([
    'companyAndRole',
    'email',
    'formType',
    'fullName',
    'phone',
    'reason',
  ]);
  expect(choicesOf('/contact', 'service').slice(1)).toEqual([
    'keynote: Motivational Speaking',
    'outbound: Outbound Trainings',
    'team-building: Team Building',
    'employee-training: Employee Trainings',
    'manager-dev: Manager Development',
    'leadership: Leadership',
  ]);
  const events = [
    'Keynote Speech',
    'Corporate Training',
    'Workshop / Seminar',
    'University / College Event',
    'Panel Discussion',
    'Other',
  ];
  expect(choicesOf('/invite', 'eventType').slice(1)).toEqual(events.map((event) => `${event}: ${event}`));
});

test('the chat has eleven topics, three quick replies, and names the three languages', () => {
  const chat = JSON.parse(shippedFile('chat.json')) as {
    topics: unknown[];
    quickReplies: string[];
    inquiry: { toast: { title: string; text: string } };
  };
  expect(chat.topics).toHaveLength(11);
  expect(chat.quickReplies).toHaveLength(3);
  expect(chat.inquiry.toast.title).toBe('Inquiry Sent!');
  expect(chat.inquiry.toast.text.replaceAll(/\s/g, ' ')).toBe(
    'Thank you for your interest! Our team will get back to you soon.',
  );
  expect(JSON.stringify(chat.topics)).toMatch(/English, Hindi and Marathi/);
});
