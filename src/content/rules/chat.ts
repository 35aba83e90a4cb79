import type { ChatSettings, ChatTopic } from '../../model/content.generated';
import { chooseReply, hasTrigger, wordsOfTopic } from '../../model/chat/choose-reply';
import { chatTopicsName } from '../page/chat-data';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { Entry, Site } from '../site';
import type { Rule } from './rule';

/** The chat assistant can answer what it offers, and each of its topics can be reached (specification, section 4). */
export const chat: Rule = (site) => {
  const { settings } = site;
  const topics = site.collections.find(({ name }) => name === chatTopicsName);
  const half = halfChat(site, topics);
  if (half.length > 0 || !settings?.isSound || !topics?.isSound || !settings.value.chat) return half;
  const known = { settings: settings.value.chat, topics: topics.value as unknown as ChatTopic[] };
  return [
    ...unreachable(topics, known),
    ...shadowed(topics, known),
    ...deadSuggestions(settings, settingsSuggestions(known.settings), known),
    ...deadSuggestions(topics, topicSuggestions(known.topics), known),
  ];
};

interface Chat {
  settings: ChatSettings;
  topics: ChatTopic[];
}

function halfChat({ settings, documents }: Site, topics: Entry | undefined): Problem[] {
  const hasTopics = documents.some(({ path }) => path === `_collections/${chatTopicsName}.json`);
  if (settings?.isSound && settings.value.chat && !hasTopics)
    return [problemIn(settings.document, '/chat', 'key', 'half-chat', { has: 'settings' })];
  if (settings?.isSound && !settings.value.chat && topics)
    return [problemIn(topics.document, '', 'opening', 'half-chat', { has: 'topics' })];
  return [];
}

/** A message with a trigger never gets as far as the topics. */
function reachingWords(topic: ChatTopic, { triggers }: ChatSettings): string[] {
  return [...wordsOfTopic(topic)].filter((word) => !hasTrigger(word, triggers));
}

function unreachable({ document }: Entry, { settings, topics }: Chat): Problem[] {
  return topics.flatMap((topic, at) => {
    const words = reachingWords(topic, settings);
    if (words.length > 1) return [];
    return [problemIn(document, `/${at}/question`, 'value', 'unreachable-topic', { words })];
  });
}

/** Where two topics fit equally well the first answers, so one whose words all belong to an earlier one never does. */
function shadowed({ document }: Entry, { settings, topics }: Chat): Problem[] {
  const words = topics.map((topic) => new Set(reachingWords(topic, settings)));
  return topics.flatMap(({ question }, at) => {
    const own = [...(words[at] ?? [])];
    const other =
      own.length > 1 ? words.slice(0, at).findIndex((earlier) => own.every((word) => earlier.has(word))) : -1;
    if (other < 0) return [];
    const details = {
      other: topics[other]?.question ?? '',
      isAsked: !hasTrigger(question, settings.triggers),
    };
    return [problemIn(document, `/${at}/question`, 'value', 'shadowed-topic', details)];
  });
}

/** What is offered, by the pointer of the place where it stands. */
type Suggestions = [pointer: string, label: string][];

function settingsSuggestions(settings: ChatSettings): Suggestions {
  const { quickReplies, defaultOptions, fallback, inquiry } = settings;
  return [
    ...listed('/chat/quickReplies', quickReplies),
    ...listed('/chat/defaultOptions', defaultOptions),
    ...listed('/chat/fallback/options', fallback.options),
    ...listed('/chat/inquiry/sent/options', inquiry.sent.options),
  ];
}

function topicSuggestions(topics: ChatTopic[]): Suggestions {
  return topics.flatMap(({ followUp = [] }, at) => listed(`/${at}/followUp`, followUp));
}

function listed(pointer: string, labels: string[]): Suggestions {
  return labels.map((label, at) => [`${pointer}/${at}`, label]);
}

function deadSuggestions({ document }: Entry, all: Suggestions, { settings, topics }: Chat): Problem[] {
  const options = settings.options.map(({ label }) => label);
  const { triggers } = settings;
  return all.flatMap(([pointer, label]) => {
    const isAnswered =
      options.includes(label) || chooseReply(label, { topics, triggers }).rule !== 'fallback';
    if (isAnswered) return [];
    const near = nearest(label, [...options, ...topics.map(({ question }) => question)]);
    const details = { label, ...(near !== undefined && { near }) };
    return [problemIn(document, pointer, 'value', 'dead-suggestion', details)];
  });
}
