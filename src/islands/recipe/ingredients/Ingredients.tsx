import { useEffect } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { CookReading, CookView } from '#domain/cooking/read-cook-text.ts';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { makesQuantity } from '#domain/measures/servings.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { CookTools } from '../CookTools.tsx';
import { IngredientChecklist } from './IngredientChecklist.tsx';

type Props = { work: RecipeWork; reading: CookReading };

export function Ingredients({ work, reading }: Props) {
  const { view } = reading;
  const makes = work.yield ? makesQuantity(work.yield, view.scale) : null;
  useEffect(() => {
    // The facts at the top of the page are static, so this island updates their yield.
    const fact = document.querySelector('[data-makes]');
    if (fact && makes !== null) fact.textContent = keepAmountsWhole(makes);
  }, [makes]);
  const count = work.ingredientGroups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section className="ingredients" id="ingredients" aria-labelledby="ingredients-heading">
      <header>
        <h2 id="ingredients-heading">{cookingMessages.ingredients}</h2>
        <p className="scale">
          {cookingMessages.ingredientCount(count)}
          {makes !== null && <output>{`${cookingMessages.makes} ${makes}`}</output>}
          <span className="as-chosen">{chosenText(view)}</span>
        </p>
      </header>
      <CookTools work={work} view={view} />
      <IngredientChecklist groups={work.ingredientGroups} reading={reading} />
    </section>
  );
}

/** The chosen measures as text, for print and for a page without scripts. */
function chosenText({ system, temperature }: CookView): string {
  return `${cookingMessages.chosen[system]} · ${cookingMessages[temperature]}`;
}
