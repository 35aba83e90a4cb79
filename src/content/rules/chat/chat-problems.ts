import { error, warning } from '../../problems/define';
import { respell } from '../../problems/fixes';
import { brief, didYouMean, either } from '../../problems/wording';

/** A suggestion that is neither a question nor an option, with what it may mean. */
interface Suggestion {
  label: string;
  near?: string | undefined;
  /** The options and questions that no suggestion has. */
  unasked: string[];
}

function mayMean({ near, unasked }: Suggestion): string {
  const names = unasked.map((question) => brief(question));
  if (near !== undefined || names.length === 0) return didYouMean(near && brief(near));
  return `No suggestion offers ${either(names, 3)}: is that what you mean? `;
}

/** What can be wrong with the chat assistant. */
export const chatProblems = {
  'half-chat': warning<{ has: 'words' | 'topics' }>(
    'Half of a chat assistant',
    ({ has }) =>
      has === 'words'
        ? 'The chat has no topics, so it could answer nothing and is not shown.'
        : 'These topics are never used, because there is no _chat.json.',
    ({ has }) =>
      has === 'words'
        ? 'Write _collections/chatTopics.json, or delete this file.'
        : 'Copy _chat.json from the pages folder of this project, or delete this file.',
  ),
  'other-topics': error<{ holds: string }>(
    'List of the chat without topics',
    ({ holds }) => `The chat assistant takes its topics from this list, which holds ${holds} entries.`,
    () => 'Write "chatTopic", or give a list of something else another name.',
  ),
  'shadowed-topic': error<{ other: string }>(
    'Topic that another one always beats',
    ({ other }) =>
      `Every word that leads here also leads to "${brief(other)}", which stands before it and answers instead.`,
    () => 'Give this topic a keyword that the other has not.',
  ),
  'copied-keywords': warning<{ other: string; shared: number; keywords: number }>(
    'Keywords of another topic',
    ({ other, shared, keywords }) =>
      `${shared < keywords ? `${shared} of these ${keywords} keywords` : 'All of these keywords'} stand in the topic "${brief(other)}" too: who types such words gets the answer of only one of the two, mostly of that which stands first.`,
    () =>
      'Write here the words by which visitors ask for this topic, also as they misspell them, and take out those that are for the other one.',
  ),
  'unreachable-topic': error<{ words: string[] }>(
    'Topic that nothing leads to',
    ({ words }) =>
      words.length === 0
        ? 'No word leads to this topic.'
        : `Only "${words.join('", "')}" leads to this topic, and an answer needs two words.`,
    () =>
      'Add keywords. Words of one or two letters do not count, and the "triggers" in _chat.json open the form instead.',
  ),
  'unoffered-option': warning<{ label: string }>(
    'Option that nobody can choose',
    ({ label }) => `No suggestion of the chat offers "${brief(label)}".`,
    () =>
      'Name it where the chat suggests something, like "defaultOptions" or a "followUp", or delete it. If it has a new name, write that wherever its old one is offered.',
  ),
  'old-option': warning<{ label: string; option: string }>(
    'Option by its old name',
    ({ label }) =>
      `"${brief(label)}" is none of the "options" in _chat.json any more, or never was: it opens the form only because it holds one of the "triggers".`,
    ({ option }) => `If "${brief(option)}" is its new name, write that here too.`,
  ),
  'dead-suggestion': error<Suggestion>(
    'Suggestion without an answer',
    ({ label }) => `Whoever chooses "${brief(label)}" gets no answer from the chat.`,
    (meant) => `${mayMean(meant)}Write the question of a topic, or one of the "options" in _chat.json.`,
    respell('label'),
  ),
  'inexact-suggestion': warning<Suggestion & { answer: string }>(
    'Suggestion that another topic may answer',
    ({ label, answer }) =>
      `"${brief(label)}" is no topic's question any more, or never was: it is sent as if it were typed, and "${brief(answer)}" answers it.`,
    (meant) => `${mayMean(meant)}Write the question of the topic that you mean, word for word.`,
    respell('label'),
  ),
  'circular-suggestion': warning<Suggestion>(
    'Suggestion that leads to the same answer again',
    ({ label }) => `Whoever chooses "${brief(label)}" gets the answer again below which it stands.`,
    (meant) => `${mayMean(meant)}Write the question of another topic, word for word, or delete this one.`,
  ),
};
