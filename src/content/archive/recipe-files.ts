import type { RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import type { PageFacts } from '../facts.ts';
import { recipeData } from '../publishing/structured-data.ts';
import { recipeBody } from '../recipe/recipe-page.ts';
import { recipeMarkdown } from './recipe-markdown.ts';

/** A recipe as other programs and people read it. */
type ReadableRecipe = { markdown: string; schemaOrg: object };

/** `facts` are those of its cook, to whom nothing is locked. */
export function readableRecipe(
  facts: PageFacts,
  recipe: RecipeFacts,
  pictureFile: (key: string) => string,
): ReadableRecipe {
  const body = recipeBody(facts, recipe);
  const [data] = recipeData(facts, recipe, body);
  const pictures = body.media.flatMap((item) =>
    item.kind === 'image' ? [pictureFile(item.image.key)] : [],
  );
  return {
    markdown: recipeMarkdown(facts, body, pictureFile),
    schemaOrg: { ...data, ...(pictures.length > 0 && { image: pictures }) },
  };
}
