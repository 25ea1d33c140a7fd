import type { FileRecipe } from '../files/file-recipe.ts';
import { type WebPictures, webPictures } from './web-pictures.ts';

/** What of a recipe has pictures already, out of its file. */
type Own = { ofDish: readonly unknown[]; ofSteps: readonly { group: number; step: number }[] };

/**
 * The pictures of a recipe that stand at addresses. Where the dish, or a step, has one in the file, what
 * the recipe names is the same in another size; what stands around the recipe is not.
 */
export function picturesToFetch(
  { recipe, linked = [] }: Pick<FileRecipe, 'recipe' | 'linked'>,
  own: Own,
): WebPictures {
  const hasOwn = (group: number, step: number) =>
    own.ofSteps.some((each) => each.group === group && each.step === step);
  const steps = recipe.stepGroups.value.map(({ items }, group) =>
    items.map(({ pictures }, step) => (hasOwn(group, step) ? [] : pictures)),
  );
  const ofDish = own.ofDish.length > 0 ? [] : recipe.pictures.value;
  return webPictures({ own: ofDish, around: linked, steps });
}
