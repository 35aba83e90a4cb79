import type { Json, JsonObject } from '../../../model/json';
import { valueAt, withValues } from '../../places/pointer';
import { isAnswered } from '../../rules/chat/chat';
import { shaped } from '../../validate/shape';

/** Where the chat offers something. */
const places = ['/quickReplies', '/defaultOptions', '/fallback/options', '/inquiry/sent/options'];

/** A chat that knows no answers: it offers what it can do without them. */
export function emptiedChat(chat: JsonObject): JsonObject {
  const words = shaped('chat', chat);
  const changes = places.map((place): [string, Json] => {
    const all = valueAt(chat, place) as string[];
    const offered = all.filter((label) => isAnswered(label, words, []));
    return [place, offered.length > 0 ? offered : words.options.slice(0, 1).map(({ label }) => label)];
  });
  return withValues(chat, new Map(changes)) as JsonObject;
}
