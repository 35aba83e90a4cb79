import type { Json, JsonObject } from '../../../model/json';
import { pointerAbove, valueAt, withValues } from '../../places/pointer';
import { placeholdersOf } from '../../resolve/placeholders';
import { textOf, type Annotation } from '../../validate/annotation';
import { settingPart, type OwnSettings } from './own-settings';
import { exampleValue, type ExampleSettings } from './example-value';

/**
 * Settings in which all that was marked as an example has example words, and what was given stands in its place, without
 * a mark. What was not marked is its owner's, and stays.
 * @param marked the places that are marked.
 */
export function emptiedSettings(
  settings: JsonObject,
  own: OwnSettings,
  marked: readonly string[],
  example: ExampleSettings,
): JsonObject {
  const examples = marked
    .filter((pointer) => !own.has(pointer) && valueAt(settings, pointer) !== undefined)
    .map((pointer): [string, Json] => {
      const part = settingPart(pointer, example.schemas);
      return [pointer, exampleValue(part, valueAt(settings, pointer) ?? null, example)];
    });
  const given = [...own].filter(
    ([pointer]) => valueAt(settings, pointer.replace(/\/[^/]+$/, '')) !== undefined,
  );
  const changed = withValues(settings, new Map([...examples, ...given])) as JsonObject;
  return withOwnSlug(settings, withoutMarks(changed, own));
}

/** The places of what is marked as an example. */
export function markedIn(annotations: readonly Annotation[]): string[] {
  return annotations.flatMap((annotation) => {
    const { kind, pointer, value } = annotation;
    if (kind === 'sample') return value === true ? pointerAbove(pointer) : [];
    return kind === 'samplePointer' ? (textOf(annotation) ?? []) : [];
  });
}

function withoutMarks(settings: JsonObject, own: OwnSettings): JsonObject {
  const { samples, ...others } = settings;
  if (!Array.isArray(samples)) return settings;
  const left = samples.filter((place) => !own.has(String(place)));
  return left.length > 0 ? { ...others, samples: left } : others;
}

/** The name as it stands in addresses follows the name, unless that has no letters for it. */
function withOwnSlug(before: JsonObject, after: JsonObject): JsonObject {
  const [old, now] = [valueAt(before, '/speaker/name'), valueAt(after, '/speaker/name')];
  if (old === now) return after;
  const { slug: _, ...speaker } = after['speaker'] as JsonObject;
  const made = placeholdersOf({ speaker }, '').get('speaker.slug');
  return { ...after, speaker: made === '' ? { ...speaker, slug: 'speaker' } : speaker };
}
