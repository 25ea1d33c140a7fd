import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { RATIOS } from '#domain/media/focal-crop.ts';
import { cardPicture } from '#domain/recipe/card-picture.ts';
import { imageUrl, srcset } from '#domain/media/picture-address.ts';
import { titleCover } from '#domain/recipe/title-cover.ts';
import { pictureStyle } from './picture-style.ts';
import { TitleCover } from './TitleCover.tsx';

type Props = {
  recipe: Pick<RecipeCardView, 'image' | 'title'>;
  /** What stands at the foot of a cover. */
  foot: string;
};

const { widths, sizes } = cardPicture;
const ratio = RATIOS[cardPicture.ratio];
const width = 720;
const height = Math.round(width / ratio);

/** The picture of the dish, or its title in large letters if there is none. */
export function CardPicture({ recipe: { image, title }, foot }: Props) {
  if (!image) return <TitleCover {...titleCover(title)} title={title} foot={foot} />;
  return (
    <img
      src={imageUrl(image, { width, height })}
      srcSet={srcset(image, ratio, widths) || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      style={pictureStyle(image)}
      loading="lazy"
      decoding="async"
    />
  );
}
