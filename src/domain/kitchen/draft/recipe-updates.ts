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

export const ingredientUsageRows = rowUpdates<IngredientUsageGroup, IngredientUsage>({
  groupsOf: (recipe) => recipe.ingredientUsageGroups,
  withGroups: (recipe, ingredientUsageGroups) => ({ ...recipe, ingredientUsageGroups }),
  rowsOf: (group) => group.ingredientUsages,
  withRows: (group, ingredientUsages) => ({ ...group, ingredientUsages }),
});

export const instructionRows = rowUpdates<InstructionGroup, Instruction>({
  groupsOf: (recipe) => recipe.instructionGroups,
  withGroups: (recipe, instructionGroups) => ({ ...recipe, instructionGroups }),
  rowsOf: (group) => group.instructions,
  withRows: (group, instructions) => ({ ...group, instructions }),
});
