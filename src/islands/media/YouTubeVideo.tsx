import { type ReactNode, useState } from 'react';
import { mediaMessages } from '#contract/media-messages.ts';
import { youtubeEmbedUrl } from '#domain/youtube.ts';

type Props = { videoId: string; title: string; children?: ReactNode };

/** Nothing of YouTube is loaded before somebody wants to watch; without scripts it is a link there. */
export function YouTubeVideo({ videoId, title, children }: Props) {
  const [isWatching, setIsWatching] = useState(false);
  if (isWatching) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs what a sandbox takes
      <iframe
        className="video-frame"
        src={`${youtubeEmbedUrl(videoId)}?autoplay=1&playsinline=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className="video-link"
      href={`https://www.youtube.com/watch?v=${videoId}`}
      rel="noopener"
      data-held=""
      onClick={(event) => {
        event.preventDefault();
        setIsWatching(true);
      }}
    >
      {children}
      <span className="play">
        {mediaMessages.watchVideo}
        <span className="visually-hidden">{`: ${title}`}</span>
      </span>
    </a>
  );
}
