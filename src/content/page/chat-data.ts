import type { ChatTopic } from '../../model/content.generated';
import type { ChatData } from '../../model/chat/chat-data';
import type { Site } from '../site';

/** The name of the collection of the chat's topics. */
export const chatTopicsName = 'chatTopics';

/** What the chat assistant knows; undefined on a site without one. Call it after the texts are settled. */
export function chatData({ chat, collections }: Site): ChatData | undefined {
  const topics = collections.find(({ name }) => name === chatTopicsName)?.value;
  if (!chat || !topics) return undefined;
  const { $schema: _, ...words } = chat.value;
  return { ...words, topics: topics as unknown as ChatTopic[] };
}
