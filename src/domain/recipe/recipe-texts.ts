import type { RichText } from '../text/rich-text.ts';
import type { IngredientUsageGroup, InstructionGroup, RecipeContent } from './recipe.ts';

type Change = (text: RichText) => RichText;

/** A recipe with other texts in the place of all that its cook wrote in it. */
export function withTexts(content: RecipeContent, change: Change): RecipeContent {
  const told = (text: RichText | null) => text && change(text);
  const { description, storyExcerpt, storyMore, note } = content;
  return {
    ...content,
    description: told(description),
    storyExcerpt: told(storyExcerpt),
    storyMore: told(storyMore),
    note: told(note),
    ingredientUsageGroups: content.ingredientUsageGroups.map((group): IngredientUsageGroup => ({
      ...group,
      note: told(group.note),
      ingredientUsages: group.ingredientUsages.map((usage) => ({
        ...usage,
        preparation: told(usage.preparation),
      })),
    })),
    instructionGroups: content.instructionGroups.map((group): InstructionGroup => ({
      ...group,
      note: told(group.note),
      instructions: group.instructions.map((step) => ({
        ...step,
        content: change(step.content),
        note: told(step.note),
      })),
    })),
  };
}

/** All that its cook wrote in it. */
export function textsOf(content: RecipeContent): RichText[] {
  const texts: RichText[] = [];
  withTexts(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
