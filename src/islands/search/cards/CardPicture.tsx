import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { cardPicture } from '#domain/recipe/card-picture.ts';
import { imageUrl, srcset } from '#domain/media/picture-address.ts';
import { plateTone, titleShape } from '#domain/recipe/title-shape.ts';

type Props = { recipe: Pick<RecipeCardView, 'image' | 'title'> };

const { ratio, widths, sizes } = cardPicture;
const width = 720;
const height = Math.round(width / ratio);

/** The picture of the dish, or its title in large letters if there is none. */
export function CardPicture({ recipe: { image, title } }: Props) {
  if (!image) {
    const { letters, longestWord } = titleShape(title);
    return (
      <span
        className="card-type"
        aria-hidden="true"
        style={{ '--letters': letters, '--longest': longestWord }}
        data-tone={plateTone(title)}
        data-initial={/^\P{M}\p{M}*/u.exec(title)?.[0]}
      >
        {title}
      </span>
    );
  }
  return (
    <img
      src={imageUrl(image, { width, height })}
      srcSet={srcset(image, ratio, widths) || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      style={image.lqip ? { backgroundImage: `url(${image.lqip})` } : undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
