import type {
  IngredientUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup,
  RecipeContent,
} from '../../recipe/recipe.ts';
import { rowUpdates } from './row-updates.ts';

export function withField<Field extends keyof RecipeContent>(
  recipe: RecipeContent,
  field: Field,
  value: RecipeContent[Field],
): RecipeContent {
  return recipe[field] === value ? recipe : { ...recipe, [field]: value };
}

/** @internal Edits of single rows, by which tests try the history. */
export const ingredientUsageRows = rowUpdates<IngredientUsageGroup, IngredientUsage>({
  groupsOf: (recipe) => recipe.ingredientUsageGroups,
  withGroups: (recipe, ingredientUsageGroups) => ({ ...recipe, ingredientUsageGroups }),
  rowsOf: (group) => group.ingredientUsages,
  withRows: (group, ingredientUsages) => ({ ...group, ingredientUsages }),
});

/** @internal The same of steps. */
export const instructionRows = rowUpdates<InstructionGroup, Instruction>({
  groupsOf: (recipe) => recipe.instructionGroups,
  withGroups: (recipe, instructionGroups) => ({ ...recipe, instructionGroups }),
  rowsOf: (group) => group.instructions,
  withRows: (group, instructions) => ({ ...group, instructions }),
});
