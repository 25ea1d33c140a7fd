import type {
  EquipmentUsage,
  IngredientUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup,
  RecipeContent,
} from '#domain/recipe/recipe.ts';
import { recipePartLabels } from './recipe-part-names.ts';

/** What is said where two have changed a recipe, and how its fields and rows are called there. */
export const conflictMessages = {
  heading: 'Changed elsewhere while you wrote',
  text: 'What only one of you changed is already put together. Choose where both did. Nothing is saved until then.',
  nothingTwice:
    'You changed different things, so both fit together. Nothing is saved until you say so.',
  mine: 'Mine',
  theirs: 'Theirs',
  both: 'Both, theirs first',
  nothing: 'Nothing',
  undescribed: 'A picture without a description',
  save: 'Save it so',
  keptAs: (time: string, side: string | null) =>
    `Before merging, ${time}${side === null ? '' : `, ${side.toLowerCase()}`}`,
  kept: (names: readonly string[]) =>
    `What was not taken is in the history: ${names.map((name) => `“${name}”`).join(' and ')}`,
  notKept: (reason: string) => `What was not taken could not be kept: ${reason}`,
  saveWithoutKeeping: 'Save it so and let the rest go',
  fieldAt: conflictField,
  fieldOf: (field: string, row: string) => `${field} of “${row}”`,
} as const;

/** Every field of a recipe by the name that stands beside it. */
const fieldNames: Readonly<Record<keyof RecipeContent, string>> = {
  ...recipePartLabels,
  slug: 'Address',
  youtubeVideoId: 'YouTube address',
  note: 'Notes',
  legacyRecipeData: 'Data of an import',
  customTimeMinutes: 'Another time',
  customTimeLabel: 'Another time: its name',
  yieldServings: 'Makes',
  servingDescription: 'Makes: of what',
  ingredientUsageGroups: 'Group of ingredients',
  instructionGroups: 'Group of steps',
  equipmentUsages: 'Equipment',
};

/** The rows of a recipe, which a merge tells one by one. */
const rowNames = {
  ingredientUsageGroups: fieldNames.ingredientUsageGroups,
  ingredientUsages: 'Ingredient',
  instructionGroups: fieldNames.instructionGroups,
  instructions: 'Step',
  equipmentUsages: 'Equipment',
} as const;

type Row = IngredientUsage & Instruction & EquipmentUsage & IngredientUsageGroup & InstructionGroup;

/** What a merge tells of as one, and where a row stands. */
type RowAspect = 'amount' | 'ingredient' | 'equipment' | 'groupId';

/** Every part of a row by the name that stands beside it; a row of its own stands for itself. */
const aspectNames: Readonly<Record<Exclude<keyof Row, 'id'> | RowAspect, string>> = {
  amount: 'amount',
  ingredient: 'ingredient',
  equipment: 'equipment',
  groupId: 'group',
  title: 'heading',
  note: 'note',
  link: 'link',
  quantityMin: 'amount',
  quantityMax: 'amount',
  unitId: 'unit',
  unitWord: 'unit',
  furtherAmount: 'amount',
  alternativeMeasure: 'amount',
  packageSize: 'amount',
  ingredientId: 'ingredient',
  ingredientTitleOverride: 'ingredient',
  ingredientUsages: 'ingredients',
  preparation: 'preparation',
  writtenAs: 'line',
  content: 'text',
  timerMinutes: 'timer',
  videoId: 'film',
  images: 'pictures',
  instructions: 'steps',
  equipmentId: 'equipment',
  equipmentTitleOverride: 'name',
  imageOverrideId: 'picture',
};

const nameIn = (names: Readonly<Record<string, string>>, name: string): string =>
  names[name] ?? 'Something else';

/** "instructions.{id}.timerMinutes" as "Step: timer". */
function conflictField(path: string): string {
  const [first = '', id, aspect] = path.split('.');
  if (!Object.hasOwn(rowNames, first)) return nameIn(fieldNames, first);
  const row = nameIn(rowNames, first);
  if (id === 'order') return `${row}: order`;
  return aspect === undefined ? row : `${row}: ${nameIn(aspectNames, aspect)}`;
}
