import type { CollectionId, RecipeId } from '../ids.ts';
import { type Image, pictureIn } from '../media/image.ts';
import type { RecipeCardContent, RecipeContent } from './recipe.ts';
import type { ShownRecipe } from './shown-recipe.ts';

/** Which text of a recipe is read: what visitors see, or what its cook works on. */
export type RecipeSource = 'published' | 'working copy';

/** A recipe, whole. */
export type RecipeFacts = {
  id: RecipeId;
  content: ShownRecipe;
  /** Collections it is in. */
  collectionIds: CollectionId[];
  /** False for the working copy of what visitors cannot open yet. */
  isPublished: boolean;
  publishedAt: number;
  changedAt: number;
};

/** What lists show of a recipe; nothing of it is withheld from anybody. */
export type RecipeCardFacts = {
  id: RecipeId;
  content: RecipeCardContent;
  publishedAt: number;
  image: Image | null;
};

/** The card that a recipe would have if it were published now. */
export function cardOf(
  {
    id,
    content,
    publishedAt,
  }: Pick<RecipeFacts, 'id' | 'publishedAt'> & { content: RecipeContent },
  images: ReadonlyMap<string, Image>,
): RecipeCardFacts {
  const card = recipeCardContent(content);
  const image = card.image && pictureIn(images, card.image);
  return { id, content: card, publishedAt, image };
}

export function recipeCardContent(content: RecipeContent): RecipeCardContent {
  return {
    title: content.title,
    slug: content.slug,
    description: content.description,
    image: content.images[0] ?? null,
    privacySetting: content.privacySetting,
    prepTimeMinutes: content.prepTimeMinutes,
    cookTimeMinutes: content.cookTimeMinutes,
    customTimeMinutes: content.customTimeMinutes,
    yieldServings: content.yieldServings,
    difficultyLevel: content.difficultyLevel,
    foodCategoryIds: content.foodCategoryIds,
    mealIds: content.mealIds,
  };
}
