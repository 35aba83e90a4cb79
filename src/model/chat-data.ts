import type { ChatDocument, ChatTopic } from './content.generated';
import type { Resolved } from './page-data';

/** All that the chat assistant knows, as `chat.json` holds it: its texts are HTML, its links are settled. */
export interface ChatData extends Omit<Resolved<ChatDocument>, '$schema'> {
  topics: ChatTopic[];
}
