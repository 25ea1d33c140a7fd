import type { RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { mediaType } from '#domain/media/media-key.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { firstLetter } from '#domain/text/cut-text.ts';

type Props = { row: { title: string; image: RecipeIndexRow['image'] } };

const side = 88;

/** The first picture of a recipe, or the first letter of its title. */
export function Thumbnail({ row: { image, title } }: Props) {
  if (!image) {
    return (
      <span className="recipe-line-blank" aria-hidden>
        {firstLetter(title)}
      </span>
    );
  }
  const picture = { ...image, contentType: mediaType(image.key) ?? '' };
  const src = imageUrl(picture, { width: side, height: side });
  return <img src={src} alt="" width={side / 2} height={side / 2} loading="lazy" />;
}
