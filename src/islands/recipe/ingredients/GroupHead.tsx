import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import type { IngredientGroup } from '#domain/cooking/recipe-work.ts';
import { RecipeText } from '../RecipeText.tsx';

type Props = { group: Pick<IngredientGroup, 'title' | 'note'>; reading: CookReading };

/** The title and the note of a group of ingredients or steps. */
export function GroupHead({ group: { title, note }, reading }: Props) {
  return (
    <>
      {title && <h3>{title}</h3>}
      {note && (
        <div className="group-note">
          <RecipeText text={note} reading={reading} />
        </div>
      )}
    </>
  );
}
