import { dayLength, spansOf, weekdays, type OpeningSpan } from '../../../lib/opening-spans';
import type { OpeningHours } from '../../../model/content.generated';
import type { Json, JsonObject } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { step } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import type { Rule } from '../rule';

export const hours: Rule = {
  about: 'A place closes after it opens, its hours do not overlap, and days run forwards.',
  codes: ['wrong-hours', 'overlapping-hours', 'backward-days'],
  inDocument: (document) =>
    document.of('place').flatMap(({ pointer, value }) => {
      const place = isObject(value) ? value : {};
      return [
        ...hoursFaults(document, `${pointer}/hours`, place['hours']),
        ...hoursOfDays(document, `${pointer}/closed`, place['closed']),
        ...backwardDays(document, `${pointer}/closed`, place['closed']),
      ];
    }),
};

/** An entry of the hours, with its place. What does not fit its schema is left to that. */
interface PlacedHours extends OpeningHours {
  pointer: string;
}

function hoursFaults(document: OpenDocument, pointer: string, value: Json | undefined): Finding[] {
  const entries = (Array.isArray(value) ? value : []).flatMap((entry, at): PlacedHours[] =>
    isObject(entry) && isReadable(entry)
      ? [{ ...(entry as unknown as OpeningHours), pointer: step(pointer, at) }]
      : [],
  );
  const wrong = entries.filter((entry) => !isInOrder(entry));
  return [
    ...wrong.map((entry) => wrongOrder(document, entry)),
    ...overlaps(
      document,
      entries.filter((entry) => !wrong.includes(entry)),
    ),
  ];
}

function wrongOrder(
  document: OpenDocument,
  { pointer, opens, closes, nextDay = false }: PlacedHours,
): Finding {
  return findingIn(document, `${pointer}/closes`, 'value', 'wrong-hours', { opens, closes, isLong: nextDay });
}

/** Days with hours of their own are one by one: they overlap nothing. */
function hoursOfDays(document: OpenDocument, pointer: string, value: Json | undefined): Finding[] {
  return (Array.isArray(value) ? value : []).flatMap((entry, at) =>
    isObject(entry) && isReadable({ ...entry, days: [] }) && !isInOrder(entry as unknown as OpeningHours)
      ? [wrongOrder(document, { ...(entry as unknown as OpeningHours), pointer: step(pointer, at) })]
      : [],
  );
}

function isReadable({ days, opens, closes, nextDay = false }: JsonObject): boolean {
  const isTime = (time: Json | undefined): boolean => typeof time === 'string' && /^\d\d:\d\d$/.test(time);
  const isDay = (day: Json): boolean => weekdays.some((one) => one === day);
  return (
    Array.isArray(days) &&
    days.every(isDay) &&
    isTime(opens) &&
    isTime(closes) &&
    typeof nextDay === 'boolean'
  );
}

/** It closes later on the same day, or on the day after and not later than it opened. */
function isInOrder({ opens, closes, nextDay = false }: OpeningHours): boolean {
  return nextDay ? closes <= opens : closes > opens;
}

/** A span, and the entry that it is of. */
interface OwnedSpan extends OpeningSpan {
  entry: PlacedHours;
}

/** Two entries that overlap are told of once, at the later one. */
function overlaps(document: OpenDocument, entries: readonly PlacedHours[]): Finding[] {
  const spans = entries
    .flatMap((entry) => spansOf(entry).map((span): OwnedSpan => ({ ...span, entry })))
    .toSorted((one, other) => startOf(one) - startOf(other));
  const pairs = spans.flatMap((span, at) => {
    const before = spans[at - 1] ?? spans.at(-1);
    const end = before ? startOf(before) + before.closes - before.opens - (at === 0 ? weekLength : 0) : 0;
    return before && before !== span && end > startOf(span) ? [laterOf(span, before)] : [];
  });
  const told = new Map(pairs.map((pair) => [`${pair[0].entry.pointer} ${pair[1].entry.pointer}`, pair]));
  return [...told.values()].map(([{ day, entry }, { entry: other }]) =>
    findingIn(document, `${entry.pointer}/days`, 'value', 'overlapping-hours', (lineOf) => ({
      day: weekdays[day] ?? '',
      written: written(entry),
      other: written(other),
      otherLine: lineOf(other.pointer),
    })),
  );
}

const weekLength = 7 * dayLength;

/** In minutes from the beginning of the week. */
function startOf({ day, opens }: OpeningSpan): number {
  return day * dayLength + opens;
}

function laterOf(one: OwnedSpan, other: OwnedSpan): [later: OwnedSpan, earlier: OwnedSpan] {
  const positionOf = ({ entry }: OwnedSpan): number => Number(entry.pointer.split('/').at(-1));
  return positionOf(one) >= positionOf(other) ? [one, other] : [other, one];
}

function written({ opens, closes }: OpeningHours): string {
  return `${opens} to ${closes}`;
}

function backwardDays(document: OpenDocument, pointer: string, value: Json | undefined): Finding[] {
  return (Array.isArray(value) ? value : []).flatMap((entry, at) => {
    const { from, to } = isObject(entry) ? entry : {};
    const isBackward = typeof from === 'string' && typeof to === 'string' && to < from;
    return isBackward
      ? [findingIn(document, `${step(pointer, at)}/to`, 'value', 'backward-days', { from, to })]
      : [];
  });
}
