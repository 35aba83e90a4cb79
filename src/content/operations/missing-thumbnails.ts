import { entries, type Site } from '../facts/site';
import { textOf } from '../validate/annotation';
import { thumbnailOf } from '../problems/thumbnail';

/** The ids of videos whose thumbnail a document shows, as `youtube/` and the id, and that are not in the media folder. */
export function missingThumbnails(site: Site): string[] {
  const named = entries(site).flatMap(({ annotations }) =>
    annotations.flatMap((annotation) => {
      const src = annotation.kind === 'image' ? (textOf(annotation) ?? '') : '';
      const id = thumbnailOf(src);
      return id === undefined || site.media.has(src) ? [] : [id];
    }),
  );
  return [...new Set(named)];
}
