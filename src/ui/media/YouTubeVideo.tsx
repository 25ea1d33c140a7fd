import { type ReactNode, useState } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';

type Props = {
  embedUrl: string;
  watchUrl: string;
  title: string;
  children?: ReactNode;
};

/** Loads nothing from YouTube before the visitor presses play; without scripts it is a link. */
export function YouTubeVideo({ embedUrl, watchUrl, title, children }: Props) {
  const [isWatching, setIsWatching] = useState(false);
  if (isWatching) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs what a sandbox takes
      <iframe
        className="video-frame"
        src={`${embedUrl}?autoplay=1&playsinline=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className="video-link"
      href={watchUrl}
      rel="noopener"
      data-held=""
      onClick={(event) => {
        event.preventDefault();
        setIsWatching(true);
      }}
    >
      {children}
      <span className="play">
        {uiMessages.watchVideo}
        <span className="visually-hidden">{`: ${title}`}</span>
      </span>
    </a>
  );
}
