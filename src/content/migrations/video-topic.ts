import type { Json } from '../../model/json';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import type { DocumentKind } from '../source/document-kind';
import { propertyOf, type Migration } from './migration';

/** The word of a video's badge: `"type"` says of a block which one it is, and meant something else in a video. */
export const videoTopic: Migration = {
  to: 2,
  about: 'a video\'s "type" is called "topic"',
  edits: (document, kind) =>
    videosIn(document, kind)
      .filter(([, video]) => isTyped(video))
      .map(([pointer]) => ({ ...locate(document, step(pointer, 'type'), 'key'), content: '"topic"' }))
      .map(({ offset, length, content }) => ({ offset, length, content })),
};

/** The videos of a document with their places: those of the shared list, or of the blocks that hold their own. */
function videosIn({ value }: WrittenDocument, kind: DocumentKind): [pointer: string, video: Json][] {
  if (kind.kind === 'collection') return kind.name === 'videos' ? entriesOf(value, '') : [];
  if (kind.kind !== 'page') return [];
  return entriesOf(propertyOf(value, 'blocks'), '/blocks')
    .filter(([, block]) => propertyOf(block, 'type') === 'videos')
    .flatMap(([pointer, block]) => entriesOf(propertyOf(block, 'items'), `${pointer}/items`));
}

function entriesOf(list: Json | undefined, pointer: string): [pointer: string, entry: Json][] {
  return Array.isArray(list) ? list.map((entry, at) => [step(pointer, String(at)), entry]) : [];
}

function isTyped(video: Json): boolean {
  return propertyOf(video, 'type') !== undefined && propertyOf(video, 'topic') === undefined;
}
