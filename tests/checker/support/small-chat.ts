import { formPath } from '../../../src/content/source/document-kind';
import { formText } from './form-text';
import { listText } from './summary-of';

/** The two files of a chat. */
export const [wordsFile, topicsFile] = ['_chat.json', '_collections/chatTopics.json'] as const;

/** A topic of a chat. */
export interface Topic {
  question: string;
  keywords: string[];
  answer: string;
  followUp?: string[];
}

/** A topic with some keywords. */
export const topic = (question: string, ...keywords: string[]): Topic => ({
  question,
  keywords,
  answer: 'Yes.',
});

const travel = topic('Where does he travel?', 'pune', 'mumbai');
const tongues = topic('Hindi or English?', 'language', 'languages');

/** What a small chat says, but for its topics. */
export const smallChat = {
  title: 'Ask us',
  greeting: 'Hello!',
  quickReplies: ['Where does he travel?'],
  triggers: ['book', 'hire'],
  options: [
    { label: 'Talk to us', does: 'inquiry' },
    { label: 'See the terms', does: 'open', to: '/invite#terms' },
  ],
  defaultOptions: ['Talk to us', 'See the terms'],
  fallback: { text: 'Sorry.', options: ['Talk to us'] },
  inquiry: {
    prompt: 'Please fill this in.',
    form: 'chat',
    toast: { title: 'Sent!', text: 'Thank you.' },
    sent: { text: 'It is on its way.', options: ['Talk to us'] },
  },
};

/** The files of a chat: its words, its topics, its form. */
export const chatFiles = (topics: Topic[] = [travel, tongues], chat: object = smallChat) => ({
  [wordsFile]: JSON.stringify(chat),
  [topicsFile]: listText('chatTopic', topics),
  [formPath('chat')]: formText(),
});
