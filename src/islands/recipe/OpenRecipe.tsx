import { cookingMessages } from '#contract/cooking-messages.ts';
import type { Equipment, OpenRecipe as Opened } from '#domain/cooking/open-recipe.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { Notes } from './Notes.tsx';
import { Picture } from './Picture.tsx';
import { RecipeText } from './RecipeText.tsx';
import { useReading } from './use-reading.ts';
import { WorkPlace } from './WorkPlace.tsx';

type Props = { recipe: Opened };

const equipmentWidths = [120, 240];

/** A premium recipe for those who have paid, as the static page of any other shows it. */
export function OpenRecipe({ recipe }: Props) {
  const { work, equipment, story } = recipe;
  const reading = useReading(work);
  return (
    <>
      <Film recipe={recipe} />
      <WorkPlace work={work} />
      {equipment.length > 0 && <EquipmentStrip equipment={equipment} />}
      {work.note && (
        <section className="notes" id="notes">
          <details open>
            <summary>
              <h2>{cookingMessages.notes}</h2>
            </summary>
            <div className="prose">
              <Notes work={work} />
            </div>
          </details>
        </section>
      )}
      {story && (
        <section className="story" id="story" aria-labelledby="story-heading">
          <h2 id="story-heading">{cookingMessages.story}</h2>
          <div className="prose">
            <details className="read-more">
              <summary>{cookingMessages.readMore}</summary>
              <RecipeText text={story} reading={reading} topHeading={3} />
            </details>
          </div>
        </section>
      )}
    </>
  );
}

function Film({ recipe: { video, youtubeVideoId } }: Props) {
  if (video) {
    return (
      <figure className="open-film">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- cooks upload no captions */}
        <video
          controls
          playsInline
          preload="none"
          poster={video.poster ? imageUrl(video.poster, { width: 1200, height: 800 }) : undefined}
        >
          <source src={video.src} type={video.contentType} />
        </video>
      </figure>
    );
  }
  if (youtubeVideoId === null) return null;
  return (
    <p className="open-film">
      <a className="more-link" href={`https://www.youtube.com/watch?v=${youtubeVideoId}`}>
        {cookingMessages.watchVideo}
      </a>
    </p>
  );
}

function EquipmentStrip({ equipment }: { equipment: Equipment[] }) {
  const hasPictures = equipment.some(({ image }) => image);
  return (
    <section className="equipment" id="equipment" aria-labelledby="equipment-heading">
      <h2 id="equipment-heading">{cookingMessages.equipment}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without markers */}
      <ul role="list">
        {equipment.map(({ id, title, href, note, image }) => (
          <li key={id}>
            {image ? (
              <Picture
                image={{ ...image, alt: '' }}
                ratio={1}
                widths={equipmentWidths}
                sizes="120px"
              />
            ) : (
              hasPictures && (
                <span className="tile" aria-hidden="true">
                  {title.slice(0, 1)}
                </span>
              )
            )}
            <strong>{href === null ? title : <a href={href}>{title}</a>}</strong>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
