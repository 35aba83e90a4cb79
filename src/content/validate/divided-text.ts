import type { JsonObject } from '../../model/json';

/** Words of an entry: with more it is part of a sentence. */
const most = 4;

/** What a sentence goes on with behind a comma, and no entry begins with. */
const joins = /^(?:and|or|but|so|yet|nor|then|if|as|because|that|which|who|when|where|while|with|without)\s/i;

/** The entries of a list that were written as one text, "stage, voice, fear": undefined for a sentence that has commas. */
export function dividedText(text: string, entry: JsonObject): string[] | undefined {
  const parts = text
    .replace(/[\s,;]+$/, '')
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => isEntry(part, entry)) ? parts : undefined;
}

function isEntry(part: string, { minLength = 1, maxLength = Infinity }: JsonObject): boolean {
  if (/[.!?:"]$/.test(part) || joins.test(part) || part.split(/\s+/).length > most) return false;
  return part.length >= Number(minLength) && part.length <= Number(maxLength);
}
