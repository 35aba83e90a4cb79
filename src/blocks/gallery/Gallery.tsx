import type { MouseEvent, ToggleEvent } from 'react';
import * as words from '#words/blocks';
import actions from '../../components/ActionLink/ActionLink.module.css';
import { useOpened, type Opening } from '../../components/Dialog/use-opened';
import { loadPart } from '../../components/LoadPart/load-part';
import { useFocusableWhenScrollable } from '../../components/FocusableWhenScrollable/use-focusable-when-scrollable';
import { Section } from '../../components/Section/Section';
import section from '../../components/Section/Section.module.css';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { useAssets } from '../../components/SmartImage/assets-context';
import type { GalleryBlock, Image } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import { isPlainClick } from '../../lib/plain-click';
import classes from './Gallery.module.css';
import type { LargeView } from './LargeView';

/** The large view with the picture at which it opened; its code is loaded on the first click. */
interface OpenView extends Opening {
  View: typeof LargeView;
  start: number;
}

/** Pictures in a mosaic, on a phone a strip to swipe; a click opens the large view. Without scripts it opens the picture. */
export function Gallery({ block }: BlockProps<'gallery'>) {
  const { heading, intro, images, layout, shown = images.length } = block;
  const [view, show, onClosed] = useOpened<OpenView>();
  const open = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { currentTarget: opener, timeStamp: at } = event;
    loadPart(() => import('./LargeView')).then(
      ({ LargeView: View }) => show({ View, start, opener, at }),
      () => window.location.assign(opener.href),
    );
  };
  const rest = images.slice(shown);
  return (
    <Section block={block} heading={heading} intro={intro} className={`${section.wide} ${classes.inside}`}>
      <Pictures label={heading} images={images.slice(0, shown)} layout={layout} first={0} onOpen={open} />
      {rest.length > 0 && (
        <details className={classes.rest} onToggle={moveOn}>
          <summary className={actions.button}>{words.morePictures(rest.length)}</summary>
          <Pictures label={heading} images={rest} first={shown} onOpen={open} />
        </details>
      )}
      {view && (
        <view.View key={view.at} label={heading} images={images} start={view.start} onClosed={onClosed} />
      )}
    </Section>
  );
}

/** The summary goes when the rest of the pictures comes; the focus that it had moves on to the first of them. */
function moveOn({ currentTarget: rest }: ToggleEvent<HTMLDetailsElement>): void {
  const at = document.activeElement;
  if (rest.open && (at === document.body || rest.contains(at))) rest.querySelector('a')?.focus();
}

interface PicturesProps {
  /** What they show, for those who listen. */
  label: string;
  images: Image[];
  /** `even` unless given. */
  layout?: GalleryBlock['layout'];
  /** The number of the first one within the whole gallery, from 0. */
  first: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, at: number) => void;
}

function Pictures({ label, images, layout = 'even', first, onOpen }: PicturesProps) {
  const assets = useAssets().images;
  const list = useFocusableWhenScrollable<HTMLUListElement>();
  return (
    <ul
      className={classes.pictures}
      data-layout={layout}
      data-count={images.length}
      ref={list}
      aria-label={label}
    >
      {images.map((image, at) => (
        <li key={image.src}>
          <figure>
            <a href={assets[image.src]?.src} data-waits="" onClick={(event) => onOpen(event, first + at)}>
              <SmartImage image={image} sizes="(min-width: 48rem) 40vw, 80vw" className={classes.picture} />
            </a>
            {image.caption !== undefined && <figcaption>{image.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
