import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { uiMessages } from '#contract/ui-messages.ts';
import { formatDuration, totalTimeWithCustomMinutes } from '#domain/measures/duration.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { imageUrl } from '#domain/media/picture-address.ts';

type Props = { recipe: RecipeCardView };

const side = 120;

export function RecipeRow({ recipe: { title, image, isLocked, badges, ...times } }: Props) {
  const minutes = totalTimeWithCustomMinutes(times);
  const facts = [
    badges[0] ?? null,
    minutes === null ? null : keepAmountsWhole(formatDuration(minutes)),
  ];
  const text = facts.filter((fact) => fact !== null).join(' · ');
  return (
    <>
      <span className="search-picture">
        {image && (
          <img
            src={imageUrl(image, { width: side, height: side })}
            width={side / 2}
            height={side / 2}
            alt=""
            style={image.lqip ? { backgroundImage: `url(${image.lqip})` } : undefined}
          />
        )}
      </span>
      <span className="search-title">
        {title}
        {isLocked && <span className="lock">{uiMessages.premium}</span>}
      </span>
      {text && <span className="search-facts">{text}</span>}
    </>
  );
}
