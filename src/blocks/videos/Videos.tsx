import type { MouseEvent } from 'react';
import { Actions } from '../../components/ActionLink/ActionLink';
import { useOpened, type Opening } from '../../components/Dialog/use-opened';
import { loadPart } from '../../components/LoadPart/load-part';
import { Section } from '../../components/Section/Section';
import { Strip } from '../../components/Strip/Strip';
import type { Video } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import { isPlainClick } from '../../lib/plain-click';
import type { Player } from './Player';
import { VideoCard } from './VideoCard';

/** The player with its video; its code is loaded on the first click. */
interface OpenVideo extends Opening {
  View: typeof Player;
  video: Video;
}

/** Videos as cards. They open on YouTube in a new tab, or in a window over the page. */
export function Videos({ block }: BlockProps<'videos'>) {
  const { heading, intro, items, featured = false, opens, action } = block;
  const [shown, show, onClosed] = useOpened<OpenVideo>();
  const openHere = (event: MouseEvent<HTMLAnchorElement>, video: Video) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { currentTarget: opener, timeStamp: at } = event;
    loadPart(() => import('./Player')).then(
      ({ Player: View }) => show({ View, video, opener, at }),
      () => window.open(opener.href, '_blank', 'noreferrer'),
    );
  };
  return (
    <Section block={block} heading={heading} intro={intro}>
      <Strip label={heading}>
        {items.map((video, at) => (
          <VideoCard
            key={video.id}
            video={video}
            isLarge={featured && at === 0}
            onOpen={opens === 'here' ? openHere : undefined}
          />
        ))}
      </Strip>
      <Actions links={action && [action]} isBelow isAtHead />
      {shown && <shown.View key={shown.at} video={shown.video} onClosed={onClosed} />}
    </Section>
  );
}
