import { brief } from './wording';

/** What begins code that other sites give for showing something of theirs. */
export const embedStart = /<(?:iframe|script|object|embed|video|audio|blockquote\s[^<>]*(?:cite|data-))/i;

/** By the address in such code: where on a site that belongs; `ADDRESS` is the address that can be linked. */
const homes: readonly [address: RegExp, home: string][] = [
  [
    /google\.[a-z.]+\/maps|maps\.google|openstreetmap|maps\.app\.goo/i,
    'A map: write the address that its "Share" gives as "map" of the place, under "offices" in _site.json, or link to it.',
  ],
  [
    /docs\.google\.com\/forms|forms\.gle|typeform|jotform|forms\.office/i,
    'A form: use the block { "type": "enquiryForm", … }, or link to this one: "ADDRESS".',
  ],
  [
    /instagram|facebook|twitter\.com|\/\/(?:www\.)?x\.com|linkedin|threads\.net|tiktok/i,
    'A post: link to it with a button or in a text: "ADDRESS".',
  ],
  [/youtube|youtu\.be/i, 'A video stands in the block { "type": "videos", … }.'],
  [/vimeo|dailymotion|<video|\.mp4/i, 'Pages play videos of YouTube alone: link to this one: "ADDRESS".'],
  [
    /spotify|soundcloud|podcasts\.|<audio|\.mp3/i,
    'A recording: link to it with a button or in a text: "ADDRESS".',
  ],
];

const youtube = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})/i;

/** What to do with code that shows something of another site, as it was pasted. */
export function embedHint(code: string): string {
  const id = youtube.exec(code)?.[1];
  if (id !== undefined)
    return `Take it out. A video stands in the block { "type": "videos", … } or in the list that it shows, with "id": "${id}".`;
  const [
    ,
    home = 'Pictures, forms and videos have blocks of their own; to all else lead with a button or a link.',
  ] = homes.find(([address]) => address.test(code)) ?? [];
  const address =
    /(?:permalink|cite|href|src)=["'\\]*((?:https?:)?\/\/[^"'\\\s<>]+?)(?<!\.js)(?=["'\\\s<>])/i.exec(
      code,
    )?.[1];
  const shown =
    address === undefined ? 'https://…' : brief(address.replace(/^(?:https?:)?\/\//, 'https://'), 90);
  return `Take it out. ${home.replace('ADDRESS', () => shown)}`;
}
