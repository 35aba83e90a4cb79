import type { ChatDocument, ChatTopic } from './content.generated';

/** All that the chat assistant knows, as `chat.json` holds it: its texts are HTML, its links are settled. */
export interface ChatData extends Omit<ChatDocument, '$schema'> {
  topics: ChatTopic[];
}
