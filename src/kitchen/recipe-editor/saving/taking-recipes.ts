import { conflictMessages } from '#contract/kitchen/recipe/conflict-messages.ts';
import { refusedMessages } from '#contract/kitchen/recipe/refused-messages.ts';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { fieldOfBegun } from '#domain/kitchen/draft/begun-fields.ts';
import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import { takenPart } from '#domain/kitchen/draft/taken-part.ts';
import { sizeBreach } from '#domain/kitchen/limits/size-breach.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Taking } from '../../drafts/saving/taking.ts';
import { ownRefusal, plain } from './told-issues.ts';

/** How a recipe is saved of which some fields are refused. */
export const takingRecipes: Taking<RecipeContent> = {
  takenOf: (recipe, base, refused) => takenPart(recipe, base, Object.keys(refused)),
  told(recipe, refused) {
    const issues = { ...refused, ...ownRefusal(recipe)?.issues };
    const large = sizeBreach(recipe);
    const paths = [...Object.keys(issues), ...(large ? [large.field] : [])];
    const names = [...new Set(paths.map(nameOf))];
    const [reason = limitsMessages.refused] = Object.values(issues);
    const message = refusedMessages.because(names, plain(reason));
    const failure = { code: null, message, lead: null, issues };
    return { failure, except: refusedMessages.except(names) };
  },
};

const lists: Readonly<Record<string, string>> = {
  ingredientUsageGroups: 'Ingredients',
  instructionGroups: 'Steps',
};
const rowsOfGroups = new Set(['ingredientUsages', 'instructions']);

/** A list as a whole is called otherwise than a row of it. */
function nameOf(path: FieldPath): string {
  const field = fieldOfBegun(path);
  const [, , rows = '', ...row] = field.split('.');
  const { fieldAt } = conflictMessages;
  return lists[field] ?? fieldAt(rowsOfGroups.has(rows) ? [rows, ...row].join('.') : field);
}
