import type { ChatDocument } from '../../model/content.generated';
import type { ChatData } from '../../model/chat-data';
import type { Json } from '../../model/json';
import { chatTopicsName } from '../source/document-kind';
import { shaped } from '../validate/shape';

/** What the chat assistant knows, from its settled words and lists; undefined on a site without one. */
export function chatData(
  chat: ChatDocument | undefined,
  lists: ReadonlyMap<string, Json[]>,
): ChatData | undefined {
  const topics = lists.get(chatTopicsName);
  if (!chat || !topics) return undefined;
  const { $schema: _, ...words } = chat;
  return { ...words, topics: shaped('chatTopics', topics) };
}
