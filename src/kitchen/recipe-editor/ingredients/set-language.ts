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
  /** A language that was none of the cook's choosing is taken back with all that was read in it. */
  isTakenBack?: boolean;
};

/**
 * Gives the recipe a language and reads those lines anew with the words of it that are understood no
 * less for that: one change, so that undo brings both back.
 */
export function setLanguage(draft: RecipeDraft, { language, siteLanguage, ...asked }: Asked): void {
  const { groups, isTakenBack = false } = asked;
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
      const how = { language: to, isOfAll: isTakenBack };
      return { ...changed, ingredientUsageGroups: rowsInLanguage(written, pantry, how) };
    },
  });
}
