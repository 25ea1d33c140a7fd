import type { IngredientUsage, Instruction, RecipeContent } from '#domain/recipe/recipe.ts';
import { emptyContent } from '#domain/recipe/empty-content.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { StoredRecipe } from '../saving/recipe-calls.ts';

/** A uuid that a test can tell from others. */
export const anId = (n: number): string => `7b7f6a52-6f4e-4a52-9d68-${String(n).padStart(12, '0')}`;

const aText = (text: string): RichText => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text }] }],
});

export const aUsage = (n: number, changes: Partial<IngredientUsage> = {}): IngredientUsage => ({
  id: anId(n),
  quantityMin: n,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  preparation: null,
  ingredientTitleOverride: `Ingredient ${n}`,
  link: null,
  note: null,
  ...changes,
});

const anInstruction = (n: number, text = `Step ${n}`): Instruction => ({
  id: anId(n),
  content: aText(text),
  timerMinutes: null,
  note: null,
  videoId: null,
  images: [],
});

export const aRecipe = (changes: Partial<RecipeContent> = {}): Required<RecipeContent> => ({
  ...emptyContent,
  title: 'Bread',
  slug: 'bread',
  yieldServings: 4,
  ingredientUsageGroups: [
    {
      id: anId(100),
      title: 'Dough',
      note: null,
      ingredientUsages: [aUsage(1), aUsage(2), aUsage(3)],
    },
    { id: anId(101), title: 'Glaze', note: null, ingredientUsages: [aUsage(4)] },
  ],
  instructionGroups: [
    {
      id: anId(200),
      title: 'Bake',
      note: null,
      instructions: [anInstruction(10), anInstruction(11)],
    },
  ],
  ...changes,
});

export const recipeId = anId(999);

export const aView = (content: RecipeContent, version: number): RecipeView => ({
  ...aRecipe(content),
  id: recipeId,
  version,
  publishedAt: null,
  hasUnpublishedChanges: false,
  schedule: null,
  createdAt: '2026-05-17T09:30:00.000Z',
  updatedAt: '2026-05-17T09:30:00.000Z',
  ingredientUsageCount: 4,
  categories: [],
  cuisines: [],
  meals: [],
  methods: [],
  diets: [],
  tags: [],
  collections: [],
  referencedImages: [],
  referencedVideos: [],
});

export const stored = (content: RecipeContent, version: number): StoredRecipe => ({
  version,
  content,
  view: aView(content, version),
});
