import { useRef } from 'react';
import { sampleVideo } from '#words/blocks';
import { Dialog } from '../../components/Dialog/Dialog';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { Video } from '../../model/content.generated';
import classes from './Player.module.css';

/** What the player takes: the video, and what is called when its window has gone. */
export interface PlayerProps {
  video: Video;
  onClosed: () => void;
}

/** A video in a window over the page, from YouTube's address that sets no cookies before it plays. */
export function Player({ video, onClosed }: PlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = <h2 lang={video.lang}>{video.title}</h2>;
  return (
    <Dialog
      ref={dialog}
      className={classes.dialog}
      headClassName={classes.head}
      head={head}
      onClosed={onClosed}
    >
      <Screen video={video} />
    </Dialog>
  );
}

function Screen({ video: { id, title, picture, sample } }: { video: Video }) {
  if (sample === true) {
    return (
      <>
        <SmartImage image={{ src: picture, alt: '' }} className={classes.screen} />
        <p className={classes.note}>{sampleVideo}</p>
      </>
    );
  }
  return (
    <iframe
      className={classes.screen}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
      title={title}
      // The player needs scripts and its own origin, which is not ours.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
