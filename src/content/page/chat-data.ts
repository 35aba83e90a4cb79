import type { ChatDocument, ChatTopic } from '../../model/content.generated';
import type { ChatData } from '../../model/chat/chat-data';
import type { Json } from '../../model/json';

/** The name of the collection of the chat's topics. */
export const chatTopicsName = 'chatTopics';

/** What the chat assistant knows, from its settled words and lists; undefined on a site without one. */
export function chatData(
  chat: ChatDocument | undefined,
  lists: ReadonlyMap<string, Json[]>,
): ChatData | undefined {
  const topics = lists.get(chatTopicsName);
  if (!chat || !topics) return undefined;
  const { $schema: _, ...words } = chat;
  return { ...words, topics: topics as unknown as ChatTopic[] };
}
