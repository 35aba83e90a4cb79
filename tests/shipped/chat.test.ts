import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/content/render/build-site';
import { chooseReply, hasTrigger } from '../../src/lib/chat/choose-reply';
import { countedWords } from '../../src/lib/chat/words';
import { checkedSite } from './checked-site';

const { chat } = buildSite(checkedSite, { withDrafts: false, year: 2026 });
if (!chat) throw new Error('The shipped site has no chat.');

/** The topics of the specification, section 3, in its order, by a name for this test. */
const names = [
  'who',
  'background',
  'unique',
  'programs',
  'leadership',
  'sales',
  'cities',
  'languages',
  'booking',
  'industries',
  'clients',
];

/** The rule that answers a message, and for a topic its name. */
function replyTo(message: string): string {
  const reply = chooseReply(message, chat as NonNullable<typeof chat>);
  if (reply.rule !== 'topic') return reply.rule;
  return names[chat?.topics.indexOf(reply.topic) ?? -1] ?? '';
}

const table: [message: string, reply: string][] = [
  // Each topic in several wordings.
  ['Who is Vikram Sahyadri?', 'who'],
  ['who is this speaker', 'who'],
  ['Tell me who he is, a short introduction please', 'who'],
  ['Vikram Sahyadri', 'who'],
  ['is he a motivational speaker', 'who'],
  ['What is his professional background?', 'background'],
  ['what experience does he have as an engineer', 'background'],
  ['tell me his story and journey', 'background'],
  ['what did he study', 'background'],
  ['Is his training unique?', 'unique'],
  ['Why choose him, what is different?', 'unique'],
  ['how is his training approach better than others', 'unique'],
  ['Which signature programs exist?', 'programs'],
  ['what courses do you offer', 'programs'],
  ['do you do outbound and team building programs', 'programs'],
  ['what trainings do you offer', 'programs'],
  ['team building', 'programs'],
  ['outbound training', 'programs'],
  ['Tell me about the Leadership Development Program', 'leadership'],
  ['leadership training', 'leadership'],
  ['training for managers', 'leadership'],
  ['something for newly promoted managers', 'leadership'],
  ['we want our supervisors to learn leadership', 'leadership'],
  ['Sales team training?', 'sales'],
  ['Do you train sales teams?', 'sales'],
  ['sales training for dealers and distributors', 'sales'],
  ['Our salespeople are afraid of negotiation', 'sales'],
  ['Cities he travels to?', 'cities'],
  ['Where does he travel?', 'cities'],
  ['Can he come to Kolhapur', 'cities'],
  ['Does Vikram Sahyadri travel to Nagpur?', 'cities'],
  ['which cities do you serve', 'cities'],
  ['training in Pune', 'cities'],
  ['motivational speaker in mumbai', 'cities'],
  ['Where is your office located?', 'cities'],
  ['Which languages does he speak?', 'languages'],
  ['can he speak in marathi', 'languages'],
  ['training in Hindi', 'languages'],
  ['in which langauge is the training', 'languages'],
  ['Hindi or English or both languages', 'languages'],
  ['How do we plan an event?', 'booking'],
  ['How can we get him to speak at our annual day?', 'booking'],
  ['what is the process and the fee for an event', 'booking'],
  ['is he available on 12 march', 'booking'],
  ['how much does he charge', 'booking'],
  ['What is the cost?', 'booking'],
  ['training fees', 'booking'],
  ['Vikram Sahyadri fees', 'booking'],
  ['Tell me what your fees are', 'booking'],
  ['Which industries is he at home in?', 'industries'],
  ['do you work with hospitals', 'industries'],
  ['what about banks and insurance', 'industries'],
  ['training for nurses', 'industries'],
  ['Do you train government officers?', 'industries'],
  ['May I know which industries you serve?', 'industries'],
  ['Any notable clients?', 'clients'],
  ['which companies has he worked with', 'clients'],
  ['who are your clients', 'clients'],
  ['client list', 'clients'],
  ['which companies have you trained', 'clients'],
  // Spaces, capitals and punctuation do not matter.
  ['   WHICH    LANGUAGES   does he SPEAK ???', 'languages'],
  ['where\tdoes\nhe\n\ntravel', 'cities'],
  ['WHO IS VIKRAM SAHYADRI', 'who'],
  ['sales-team-training!!!', 'sales'],
  // The words that open the form come first, whatever else is said.
  ['book', 'inquiry'],
  ['Books about leadership development programs', 'inquiry'],
  ['Which industries have you booked?', 'inquiry'],
  ['I want to make a booking', 'inquiry'],
  ['invite', 'inquiry'],
  ['You are invited', 'inquiry'],
  ['INVITATION for Republic Day', 'inquiry'],
  ['contact', 'inquiry'],
  ['May I enquire?', 'inquiry'],
  ['an enquiry, please', 'inquiry'],
  ['inquire within', 'inquiry'],
  ['inquiry', 'inquiry'],
  ['How to hire him?', 'inquiry'],
  ['we are hiring', 'inquiry'],
  ['one session', 'inquiry'],
  ['sessions in Hindi', 'inquiry'],
  // A trigger is a whole word.
  ['facebook', 'fallback'],
  ['Is he on Facebook?', 'fallback'],
  ['uninvited', 'fallback'],
  ['obsession', 'fallback'],
  ['contactless', 'fallback'],
  // One word is not enough, two are.
  ['languages', 'fallback'],
  ['nashik', 'fallback'],
  ['clients', 'fallback'],
  ['languages hindi', 'languages'],
  ['nashik travel', 'cities'],
  ['hindi hindi hindi', 'fallback'],
  // Words of one or two letters do not count.
  ['is he in or do we', 'fallback'],
  // Nothing to go by.
  ['what is the weather', 'fallback'],
  ['Which car does he drive?', 'fallback'],
  ['tell me a joke', 'fallback'],
  ['which phone is best', 'fallback'],
  ['Where does the sun rise?', 'fallback'],
  ['how do I cook rice', 'fallback'],
  ['Do you sell pressure cookers', 'fallback'],
  ['???', 'fallback'],
  ['', 'fallback'],
  [' \n\t ', 'fallback'],
  ['👋🙏', 'fallback'],
  ['asdf qwer', 'fallback'],
  // HTML is text like any other.
  ['<script>alert(1)</script>', 'fallback'],
  ['<script>alert(1)</script> where do you travel', 'cities'],
  ['<b>where</b> does he <i>travel</i>', 'cities'],
  ['<img src=x onerror=alert(1)> which languages', 'languages'],
  // Hindi and Marathi, in both alphabets.
  ['कौन हैं Vikram', 'who'],
  ['विक्रम कोण आहे, ओळख करून द्या', 'who'],
  ['कोणत्या भाषा, मराठी की हिंदी', 'languages'],
  ['पुणे शहर', 'cities'],
  ['कार्यक्रम खर्च किती', 'booking'],
  ['kharcha kitna', 'booking'],
  ['kahan pune ya mumbai', 'cities'],
  ['kya aap nagpur aate hain', 'cities'],
  ['Vikram kaun hai', 'who'],
  ['kis bhasha mein bolte hain', 'languages'],
  ['kitne saal ka anubhav hai', 'background'],
  ['शुल्क किती आहे', 'booking'],
  ['नेतृत्व leadership', 'leadership'],
  ['विक्री sales', 'sales'],
];

/** A very long message, by what it holds. */
const long: [what: string, message: string, reply: string][] = [
  ['a question at its beginning', `Which languages does he speak? ${'blah '.repeat(20_000)}`, 'languages'],
  ['a question behind what is read', `${'blah '.repeat(20_000)} which languages`, 'fallback'],
  ['nothing but emoji', '🙏'.repeat(50_000), 'fallback'],
];

/** What is offered, and where it leads: an option of the chat, or the topic that answers. */
const leads: Record<string, string> = {
  'What is his professional background?': 'background',
  'Which languages?': 'languages',
  'Why is his training different?': 'unique',
  'Which clients?': 'clients',
  'Signature programs on offer?': 'programs',
  'Which industries?': 'industries',
  'Leadership Development Program?': 'leadership',
  'Sales team training?': 'sales',
  'How do we plan an event?': 'booking',
  'Which cities?': 'cities',
  'Book a session': 'option',
  'Explore trainings': 'option',
  'Ask another question': 'option',
};

describe('the chat of the shipped site', () => {
  it('has the eleven topics of the specification', () => {
    expect(chat.topics).toHaveLength(11);
    expect(new Set(chat.topics.map(({ question }) => question)).size).toBe(11);
  });

  it.each(table)('answers "%s" with: %s', (message, reply) => {
    expect(replyTo(message)).toBe(reply);
  });

  it.each(long)('answers a very long message with %s', (_, message, reply) => {
    expect(replyTo(message)).toBe(reply);
  });

  it('answers every topic by its own question, and all without opening the form', () => {
    expect(chat.topics.map(({ question }) => replyTo(question))).toEqual(names);
    expect(chat.topics.filter(({ question }) => hasTrigger(question, chat.triggers))).toEqual([]);
  });

  it('offers after each answer and with the greeting what leads where its words say, and on to something else', () => {
    const options = new Set(chat.options.map(({ label }) => label));
    for (const [at, { followUp = [] }] of chat.topics.entries()) {
      expect(followUp.length).toBeGreaterThan(1);
      for (const label of [...followUp, ...chat.quickReplies]) {
        const reply = options.has(label) ? 'option' : replyTo(label);
        expect([label, reply]).toEqual([label, leads[label]]);
      }
      expect(followUp.map((label) => leads[label])).not.toContain(names[at]);
    }
  });

  it('has no keyword that is too short to count or that opens the form instead', () => {
    const keywords = chat.topics.flatMap((topic) => topic.keywords);
    expect(keywords.filter((word) => countedWords(word).size === 0)).toEqual([]);
    expect(keywords.filter((word) => hasTrigger(word, chat.triggers))).toEqual([]);
  });

  it('greets with three quick replies, and has the words of the specification', () => {
    expect(chat.quickReplies).toHaveLength(3);
    expect(chat.defaultOptions).toEqual(['Ask another question', 'Book a session']);
    expect(chat.fallback.options).toEqual(['Yes, connect me with the team', 'No, I’ll ask something else']);
    expect(chat.inquiry.sent.options).toEqual(['Ask another question', 'Explore trainings']);
    expect(chat.inquiry.toast).toEqual({
      title: 'Inquiry Sent!',
      text: 'Thank you for your interest! Our team will get back to you\u00a0soon.',
    });
    expect(chat.options.map(({ label, does, to }) => [label, to ?? does])).toEqual([
      ['Yes, connect me with the team', 'inquiry'],
      ['No, I’ll ask something else', 'ask'],
      ['Ask another question', 'ask'],
      ['Explore trainings', '/trainings'],
      ['Book a session', 'inquiry'],
    ]);
  });
});
