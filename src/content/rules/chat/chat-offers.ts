import type { ChatDocument, ChatTopic } from '../../../model/content.generated';

/** The two documents of the chat. */
export interface Chat {
  words: ChatDocument;
  topics: ChatTopic[];
}

/** What is offered, by the pointer of the place where it stands. */
export type Suggestions = [pointer: string, label: string][];

/** What the chat's words offer. */
export function wordsSuggestions(words: ChatDocument): Suggestions {
  const { quickReplies, defaultOptions, fallback, inquiry } = words;
  return [
    ...listed('/quickReplies', quickReplies),
    ...listed('/defaultOptions', defaultOptions),
    ...listed('/fallback/options', fallback.options),
    ...listed('/inquiry/sent/options', inquiry.sent.options),
  ];
}

/** What the topics offer below their answers. */
export function topicSuggestions(topics: ChatTopic[]): Suggestions {
  return topics.flatMap(({ followUp = [] }, at) => listed(`/${at}/followUp`, followUp));
}

function listed(pointer: string, labels: string[]): Suggestions {
  return labels.map((label, at) => [`${pointer}/${at}`, label]);
}

/** All that a visitor can choose. */
export function offered({ words, topics }: Chat): Set<string> {
  return new Set([...wordsSuggestions(words), ...topicSuggestions(topics)].map(([, label]) => label));
}

/** The options that nothing offers. */
export function unoffered(chat: Chat): string[] {
  const all = offered(chat);
  return chat.words.options.map(({ label }) => label).filter((label) => !all.has(label));
}
