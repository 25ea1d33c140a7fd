import { withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { rowsInLanguage } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { languageOf } from '#domain/text/language.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { $siteGlobals } from '../site-globals.ts';

type Asked = {
  /** Null for that of the site. */
  language: string | null;
  siteLanguage: string;
  /** What the lines are to be, where they change with it. */
  groups?: IngredientUsageGroup[];
};

/**
 * Gives the recipe a language and reads its lines anew with the words of it: one change, so that undo
 * brings both back.
 */
export function setLanguage(draft: RecipeDraft, { language, siteLanguage, groups }: Asked): void {
  const globals = $siteGlobals.get();
  draft.change({
    field: 'language',
    update: (recipe) => {
      const written = groups ?? recipe.ingredientUsageGroups;
      const read = withBegun(recipe, 'language', null);
      const changed = { ...read, language, ingredientUsageGroups: written };
      if (!globals) return changed;
      const pantry = { ...globals, language: languageOf(recipe, siteLanguage) };
      const to = languageOf(changed, siteLanguage);
      return { ...changed, ingredientUsageGroups: rowsInLanguage(written, pantry, to) };
    },
  });
}
