import { useHotkeys } from '@mantine/hooks';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as words from '#words/pictures';
import { Dialog } from '../../components/Dialog/Dialog';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { Image } from '../../model/content.generated';
import classes from './LargeView.module.css';
import { neighbour, useSelected, type Carousel } from './use-selected';

/** What the large view takes. */
export interface LargeViewProps {
  /** The gallery's heading. */
  label: string;
  images: Image[];
  /** The picture at which it opens, from 0. */
  start: number;
  /** Called when it has gone. */
  onClosed: () => void;
}

/** All pictures of a gallery over the whole screen: swipe, arrows, keyboard. */
export function LargeView({ label, images, start, onClosed }: LargeViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  return (
    <Dialog
      ref={dialog}
      className={classes.dialog}
      headClassName={classes.head}
      head={<h2>{label}</h2>}
      onClosed={onClosed}
    >
      <Slides images={images} start={start} onClose={() => dialog.current?.close()} />
    </Dialog>
  );
}

function Slides({ images, start, onClose }: { images: Image[]; start: number; onClose: () => void }) {
  const isLoop = images.length > 2;
  const [viewport, carousel] = useEmblaCarousel({ startIndex: start, loop: isLoop });
  const [at, setAt] = useSelected(carousel, start);
  useBesideCloses(carousel, onClose);
  const step = (by: number) => () => setAt((now) => neighbour(now + by, images.length, isLoop));
  useHotkeys([
    ['ArrowLeft', step(-1)],
    ['ArrowRight', step(1)],
  ]);
  return (
    <section className={classes.slides} aria-roledescription="carousel" aria-label={words.pictures}>
      <div className={classes.viewport} ref={viewport}>
        <ul className={classes.strip}>
          {images.map((image, index) => (
            <li key={image.src} aria-hidden={index !== at}>
              <SmartImage image={image} sizes="100vw" className={classes.picture} />
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.bar}>
        <button type="button" data-first aria-label={words.previousPicture} onClick={step(-1)}>
          ←
        </button>
        <p aria-live="polite">
          <span className={classes.count}>{words.pictureOf(at + 1, images.length)}</span>{' '}
          {images[at]?.caption ?? images[at]?.alt}
        </p>
        <button type="button" aria-label={words.nextPicture} onClick={step(1)}>
          →
        </button>
      </div>
    </section>
  );
}

/** A click beside a picture closes the view; one that ends a swipe is kept back by the carousel. */
function useBesideCloses(carousel: Carousel | undefined, onClose: () => void): void {
  const closeView = useEffectEvent(onClose);
  useEffect(() => {
    const viewport = carousel?.rootNode();
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('picture')) closeView();
    };
    viewport?.addEventListener('click', onClick);
    return () => viewport?.removeEventListener('click', onClick);
  }, [carousel]);
}
