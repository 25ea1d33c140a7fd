import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { asPrepared } from '#domain/ingredients/density-as-prepared.ts';
import { shownWords } from '#domain/ingredients/shown-words.ts';
import { unitIn } from '#domain/ingredients/languages/language-units.ts';
import { readUsageTexts } from '#domain/ingredients/usage-texts.ts';
import { filmIn } from '#domain/media/film.ts';
import { pictureIn, picturesIn } from '#domain/media/image.ts';
import { equipmentOf } from '#domain/recipe/recipe-parts.ts';
import type { SaidUnit, UnitName } from '#domain/measures/units.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { unitIdsIn } from '#domain/recipe/unit-ids.ts';
import type { ShownRecipe } from '#domain/recipe/shown-recipe.ts';
import type { PublishedParts } from '#functions/repositories/recipe/published-recipe.ts';

type Named = Pick<PublishedParts, 'ingredients'> & { units: ReadonlyMap<string, SaidUnit> };

/** Under the ids that the recipe names, in the words that readers see. */
export const unitsIn = (
  content: RecipeContent,
  units: Named['units'],
  language: string,
): PublishedRecipeView['units'] =>
  unitIdsIn(content).flatMap((id) => {
    const unit = units.get(id);
    return unit ? [{ id, ...nameOf(unitIn(language, unit, undefined)) }] : [];
  });

const nameOf = ({ slug, title, pluralTitle, abbreviation }: UnitName): UnitName => ({
  slug,
  title,
  pluralTitle,
  abbreviation,
});

export function ingredientGroupsOf(
  { ingredientUsageGroups }: ShownRecipe,
  { units, ingredients }: Named,
  language: string,
): PublishedRecipeView['ingredientUsageGroups'] {
  return ingredientUsageGroups.map((group) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.map(({ figures, ...usage }) => {
      const unitOf = (id: string) => units.get(id) ?? null;
      const unit = unitOf(usage.unitId ?? '');
      const kept = ingredients.get(usage.ingredientId ?? '');
      const ingredient = kept ? asPrepared(kept, usage) : null;
      return {
        ...usage,
        // What it was merged into is what readers see.
        ingredientId: kept?.id ?? usage.ingredientId,
        link: usage.link ?? kept?.link ?? null,
        unit: unit && { id: unit.id, ...nameOf(unit.said?.unit ?? unit) },
        ingredient,
        words: shownWords({ ...usage, ...(figures && { figures }) }, ingredient, {
          unitOf,
          language,
        }),
        readTexts: readUsageTexts(usage, { unit, ingredient }, language),
      };
    }),
  }));
}

export function instructionGroupsOf(
  { instructionGroups }: RecipeContent,
  parts: PublishedParts,
): PublishedRecipeView['instructionGroups'] {
  return instructionGroups.map((group) => ({
    ...group,
    instructions: group.instructions.map((instruction) => ({
      ...instruction,
      images: picturesIn(parts.images, instruction.images),
      video: filmIn(parts, instruction.videoId),
    })),
  }));
}

export function equipmentUsagesOf(
  content: RecipeContent,
  parts: PublishedParts,
): PublishedRecipeView['equipmentUsages'] {
  return equipmentOf(content, parts).map(({ usage, equipment, image }) => {
    const { id, title, featuredImageId } = equipment;
    const featuredImage = pictureIn(parts.images, featuredImageId);
    return { ...usage, equipmentId: id, equipment: { id, title, featuredImage }, image };
  });
}
