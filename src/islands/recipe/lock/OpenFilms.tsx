import type { OpenRecipe } from '#domain/cooking/open-recipe.ts';
import { mediaWidths, posterSize } from '#domain/media/media-picture.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { youtubeEmbedUrl, youtubeWatchUrl } from '#domain/media/youtube.ts';
import { FilmPlayer } from '#ui/media/FilmPlayer.tsx';
import { YouTubeVideo } from '#ui/media/YouTubeVideo.tsx';
import { Picture } from '../Picture.tsx';

type Props = { recipe: OpenRecipe };

const ratio = 3 / 2;

/** The films of a premium recipe, which its locked page does not contain. */
export function OpenFilms({ recipe: { work, poster, video, youtubeVideoId } }: Props) {
  const picture = video?.poster ?? poster;
  return (
    <>
      {video && (
        <figure className="media open-film">
          <FilmPlayer
            src={video.src}
            contentType={video.contentType}
            poster={picture ? imageUrl(picture, posterSize(ratio)) : undefined}
            label={work.title}
          />
        </figure>
      )}
      {youtubeVideoId !== null && (
        <figure className="media open-film">
          <YouTubeVideo
            embedUrl={youtubeEmbedUrl(youtubeVideoId)}
            watchUrl={youtubeWatchUrl(youtubeVideoId)}
            title={work.title}
          >
            {poster && (
              <Picture
                image={{ ...poster, alt: '' }}
                ratio={ratio}
                widths={mediaWidths}
                sizes="(min-width:1240px) 1240px, 100vw"
              />
            )}
          </YouTubeVideo>
        </figure>
      )}
    </>
  );
}
