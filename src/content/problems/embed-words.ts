import { brief } from './wording';

/** What begins code that other sites give for showing something of theirs. */
export const embedStart = /<(?:iframe|script|object|embed|video|audio|blockquote\s[^<>]*(?:cite|data-))/i;

const youtube = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})/i;
const address = /(?:permalink|cite|href|src)=["'\\]*((?:https?:)?\/\/[^"'\\\s<>]+?)(?<!\.js)(?=["'\\\s<>])/i;

/** What to do with code that shows something of another site, as it was pasted. */
export function embedHint(code: string): string {
  const id = youtube.exec(code)?.[1];
  if (id !== undefined)
    return `Take it out. A video stands in the block { "type": "videos", … } or in the list that it shows, with "id": "${id}".`;
  const found = address.exec(code)?.[1]?.replace(/^(?:https?:)?\/\//, 'https://') ?? 'https://…';
  return `Take it out. Forms and videos have blocks of their own, and a map stands under "offices" in _site.json; to all else lead with a button or a link: "${brief(found, 90)}".`;
}
