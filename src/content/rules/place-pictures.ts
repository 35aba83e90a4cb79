import { findingIn } from '../problems/finding';
import type { Rule } from './rule';

export const placePictures: Rule = {
  about: 'Where the places to meet the team have pictures, each of them has one.',
  codes: ['uneven-pictures'],
  check: ({ settings, pages }) => {
    if (!settings?.isSound) return [];
    const { offices, places = offices } = settings.value;
    return pages.flatMap(({ document, placePictures: lists = [] }) =>
      lists
        .filter(({ count }) => count !== places.length)
        .map(({ pointer, count }) =>
          findingIn(document, pointer, 'key', 'uneven-pictures', { count, places: places.length }),
        ),
    );
  },
};
