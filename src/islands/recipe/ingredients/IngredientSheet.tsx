import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { makesQuantity } from '#domain/measures/servings.ts';
import { Drawer } from '#ui/dialogs/Drawer.tsx';
import { IngredientChecklist } from './IngredientChecklist.tsx';

type Props = { work: RecipeWork; reading: CookReading; isOpen: boolean; onClose: () => void };

/** Opens the ingredients at any step, on screens too narrow to show them beside the steps. */
export function IngredientSheet({ work, reading, isOpen, onClose }: Props) {
  return (
    <Drawer title={cookingMessages.ingredients} isOpen={isOpen} onClose={onClose}>
      <div className="ingredients">
        {work.yield && (
          <p className="scale">
            {`${cookingMessages.makes} ${makesQuantity(work.yield, reading.view.scale)}`}
          </p>
        )}
        <IngredientChecklist groups={work.ingredientGroups} reading={reading} isTarget={false} />
      </div>
    </Drawer>
  );
}
