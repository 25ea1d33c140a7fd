import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { uiMessages } from '#contract/ui-messages.ts';
import { formatDuration, totalTimeWithCustomMinutes } from '#domain/measures/duration.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { BookmarkButton } from '#ui/BookmarkButton.tsx';
import { CardPicture } from './CardPicture.tsx';

type Props = { recipe: RecipeCardView };

/** Renders what the static card renders. */
export function RecipeCard({ recipe }: Props) {
  const { id, slug, title, isLocked } = recipe;
  const facts = factsOf(recipe);
  return (
    <div className="card">
      <a className="card-link" href={`/recipes/${slug}`} data-recipe-id={id}>
        <span className="card-picture">
          <CardPicture recipe={recipe} foot={facts.join(' · ')} />
          {isLocked && <span className="lock">{uiMessages.premium}</span>}
        </span>
        <strong className="card-title">{title}</strong>
        {facts.length > 0 && (
          <span className="card-facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        )}
      </a>
      <BookmarkButton recipeId={id} title={title} />
    </div>
  );
}

function factsOf({ badges, ...times }: RecipeCardView): string[] {
  const minutes = totalTimeWithCustomMinutes(times);
  // A no-break space keeps a number and its unit on one line.
  const time = minutes === null ? null : keepAmountsWhole(formatDuration(minutes));
  return [badges[0] ?? null, time].filter((fact) => fact !== null);
}
