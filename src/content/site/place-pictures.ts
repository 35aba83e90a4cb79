import type { JsonObject } from '../../model/json';
import { isObject } from '../resolve/surroundings';

/** The pictures of the places where one can meet the team, which are those of the settings. */
export interface PlacePictures {
  /** JSON Pointer of the list. */
  pointer: string;
  count: number;
}

/** The lists of such pictures in a page's blocks. */
export function placePictures({ blocks }: JsonObject): PlacePictures[] {
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) => {
    const images = isObject(block) && block['type'] === 'contact' ? block['images'] : undefined;
    return Array.isArray(images) ? [{ pointer: `/blocks/${at}/images`, count: images.length }] : [];
  });
}
