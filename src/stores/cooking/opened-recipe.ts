import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import type { OpenRecipe } from '#domain/cooking/open-recipe.ts';
import { writeCookText } from '#domain/cooking/write-cook-text.ts';
import type { RecipeNames } from '#domain/cooking/write-groups.ts';
import { type SiteDefaults, writeRecipeWork } from '#domain/cooking/write-recipe-work.ts';
import { playable } from '#domain/media/film.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { safeHref } from '#domain/text/safe-href.ts';

/** What a premium recipe holds, from the answer of the API. */
export function openRecipeFrom(recipe: PublishedRecipeView, defaults: SiteDefaults): OpenRecipe {
  const names = namesIn(recipe);
  const { plainDegrees } = defaults;
  const texts = { unit: names.unit, line: () => null, plainDegrees };
  const write = (text: RichText | null) => writeCookText(text, texts);
  const story = [write(recipe.storyExcerpt), write(recipe.storyMore)].filter((text) => text);
  return {
    work: writeRecipeWork(recipe, names, defaults),
    poster: recipe.images[0] ?? null,
    video: playable(recipe.video),
    youtubeVideoId: recipe.youtubeVideoId,
    equipment: recipe.equipmentUsages.map((usage) => ({
      id: usage.id,
      title: usage.equipmentTitleOverride || usage.equipment.title,
      href: usage.link && safeHref(usage.link),
      note: usage.note,
      image: usage.image,
    })),
    story: story.length === 0 ? null : story.flatMap((text) => text ?? []),
    credit: recipe.credit,
  };
}

function namesIn(recipe: PublishedRecipeView): RecipeNames {
  const usages = recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
  const steps = recipe.instructionGroups.flatMap((group) => group.instructions);
  const units = [...recipe.units, ...usages.flatMap(({ unit }) => unit ?? [])];
  const ingredients = usages.flatMap(({ ingredient }) => ingredient ?? []);
  const pictures = steps.flatMap(({ images }) => images);
  const films = steps.flatMap(({ video }) => video ?? []);
  return {
    unit: (id) => units.find((unit) => unit.id === id) ?? null,
    ingredient: (id) => ingredients.find((ingredient) => ingredient.id === id) ?? null,
    // A step's uses are the pictures themselves; two steps may crop one picture in two ways.
    image: (use) => pictures.find((picture) => picture === use) ?? null,
    video: (id) => playable(films.find((film) => film.id === id) ?? null),
    words: ({ id }) =>
      usages.find((usage) => usage.id === id)?.words ?? {
        titles: { singular: '', plural: '' },
        unit: null,
      },
    texts: ({ id }) => usages.find((usage) => usage.id === id)?.readTexts ?? [],
  };
}
