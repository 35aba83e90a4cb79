import type { MouseEvent } from 'react';
import * as words from '#words/blocks';
import { PlainLink } from '../../components/ActionLink/ActionLink';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Video } from '../../model/content.generated';
import classes from './Videos.module.css';

/** What a card takes: its video, whether it is larger than the others, and what a click does where it opens in the page. */
export interface VideoCardProps {
  video: Video;
  isLarge: boolean;
  onOpen: ((event: MouseEvent<HTMLAnchorElement>, video: Video) => void) | undefined;
}

/** A video with its picture, badge, title, play button and "Watch Now"; where it plays here, its source is named. Its host learns nothing before a click. */
export function VideoCard({ video, isLarge, onOpen }: VideoCardProps) {
  const link = { to: `https://www.youtube.com/watch?v=${video.id}`, newTab: true };
  const waits = onOpen && '';
  const open = onOpen && ((event: MouseEvent<HTMLAnchorElement>) => onOpen(event, video));
  return (
    <li className={classes.card} data-large={isLarge || undefined}>
      <PlainLink link={link} className={classes.play} data-waits={waits} onClick={open}>
        <SmartImage
          image={{ src: video.picture, alt: '', ...(video.focus && { focus: video.focus }) }}
          sizes="(min-width: 72rem) 24rem, 90vw"
          className={classes.thumbnail}
        />
        <span className={classes.triangle} aria-hidden="true" />
        <VisuallyHidden>
          {words.playVideo}
          <span lang={video.lang}>{video.title}</span>
        </VisuallyHidden>
      </PlainLink>
      {video.topic !== undefined && <p className={classes.badge}>{video.topic}</p>}
      <h3 lang={video.lang}>{video.title}</h3>
      {video.text !== undefined && (
        <p lang={video.lang?.endsWith('-Latn') ? undefined : video.lang} className={classes.text}>
          {video.text}
        </p>
      )}
      <p className={classes.foot}>
        {onOpen && <span>YouTube</span>}
        <PlainLink link={link} data-waits={waits} onClick={open}>
          {words.watchNow}
          <VisuallyHidden>
            : <span lang={video.lang}>{video.title}</span>
          </VisuallyHidden>
        </PlainLink>
      </p>
    </li>
  );
}
