import { useEffect, useState } from 'react';
import { filmStyles } from './film-styles.ts';

type Props = { src: string; contentType: string; poster?: string | undefined; label: string };

type Flash = { isPlaying: boolean; count: number };

const flashMs = 750;

/** A film with the browser's own controls; an icon flashes when it starts or stops. */
export function FilmPlayer({ src, contentType, poster, label }: Props) {
  const [flash, setFlash] = useState<Flash | null>(null);
  useEffect(() => {
    if (!flash) return undefined;
    const timeout = setTimeout(() => setFlash(null), flashMs);
    return () => clearTimeout(timeout);
  }, [flash]);
  const show = (isPlaying: boolean) => {
    filmStyles.whenLoaded(() => {
      setFlash((before) => ({ isPlaying, count: (before?.count ?? 0) + 1 }));
    });
  };
  return (
    <div className="film">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- cooks upload no captions */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        aria-label={label}
        onPlay={() => show(true)}
        onPause={({ currentTarget }) => {
          if (!currentTarget.seeking && !currentTarget.ended) show(false);
        }}
      >
        <source src={src} type={contentType} />
      </video>
      {flash && (
        <span
          key={flash.count}
          className="play-flash"
          data-state={flash.isPlaying ? 'playing' : 'paused'}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
