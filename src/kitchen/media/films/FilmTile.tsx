import { imageUrl } from '#domain/media/picture-address.ts';
import type { VideoView } from '#contract/media/media.ts';
import type { KitchenImage } from '../pictures/known-images.ts';

type Props = { label: string; video: VideoView; poster: KitchenImage | null };

export function FilmTile({ label, video: { key, contentType }, poster }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- cooks upload no captions
    <video
      className="film-tile"
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster ? imageUrl(poster, { width: Math.min(800, poster.width) }) : undefined}
      aria-label={label}
    >
      <source src={`/media/${key}`} type={contentType} />
    </video>
  );
}
