import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { isStill } from '../../lib/is-still';

/** A carousel at work. */
export type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** The place that a step leads to, from 0: round at the ends, or staying there. */
export function neighbour(at: number, count: number, isLoop: boolean): number {
  return isLoop ? (at + count) % count : Math.min(Math.max(at, 0), count - 1);
}

/** Which picture is shown, from 0. One may choose it before the carousel is at work, which follows as soon as it is. */
export function useSelected(
  carousel: Carousel | undefined,
  start: number,
): [number, Dispatch<SetStateAction<number>>] {
  const [at, setAt] = useState(start);
  useEffect(() => {
    if (carousel?.selectedScrollSnap() !== at) carousel?.scrollTo(at, isStill());
  }, [carousel, at]);
  useEffect(() => {
    const onSelect = (api: Carousel) => setAt(api.selectedScrollSnap());
    carousel?.on('select', onSelect);
    return () => {
      carousel?.off('select', onSelect);
    };
  }, [carousel]);
  return [at, setAt];
}
