import type {
  HowToSection,
  HowToStep,
  HowToTool,
  Organization,
  Person,
  Recipe,
  VideoObject,
  WithContext,
} from 'schema-dts';
import { formatIsoDuration } from '../measures/duration.ts';
import { restrictedDiets } from '../recipe/restricted-diets.ts';
import { isBlank } from '../text/blank.ts';

/** Everything is text as a page shows it; addresses are absolute, dates ISO 8601. */
export type RecipeData = {
  url: string;
  name: string;
  /** A BCP 47 tag. */
  language: string;
  description: string | null;
  /** A photo of the dish at 1:1, 4:3 and 16:9; empty where there is none. */
  imageUrls: readonly string[];
  /** The author: a person, or the site where none is named. */
  author: { type: 'Person' | 'Organization'; name: string; url: string | null };
  /** Whose recipe it was before, as the page says it. */
  credit: { text: string; url: string | null } | null;
  datePublished: string;
  dateModified: string | null;
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  totalTimeMinutes: number | null;
  recipeYield: string | null;
  categories: readonly string[];
  cuisines: readonly string[];
  methods: readonly string[];
  diets: readonly string[];
  access: OpenRecipe | LockedRecipe;
};

/** `lockedSelector` is the class of the placeholder for withheld text. */
export type LockedRecipe = { kind: 'locked'; lockedSelector: string };

export type OpenRecipe = {
  kind: 'open';
  keywords: readonly string[];
  ingredients: readonly string[];
  instructionGroups: readonly InstructionGroupData[];
  equipment: readonly string[];
  video: VideoData | null;
};

export type InstructionGroupData = { title: string | null; steps: readonly StepData[] };
export type StepData = { text: string; url: string; imageUrl: string | null };

/** One of the two addresses is what search engines can show. */
export type VideoData = {
  name: string;
  description: string | null;
  thumbnailUrl: string;
  uploadDate: string;
  contentUrl: string | null;
  embedUrl: string | null;
};

/** A locked recipe carries its top section and nothing a reader without plan may not see. */
export function recipeStructuredData(recipe: RecipeData): WithContext<Recipe> {
  const diets = restrictedDiets(recipe.diets);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    url: recipe.url,
    mainEntityOfPage: recipe.url,
    name: recipe.name,
    inLanguage: recipe.language,
    ...(recipe.imageUrls.length > 0 && { image: recipe.imageUrls }),
    author: authorOf(recipe.author),
    ...(recipe.credit && { creditText: recipe.credit.text }),
    ...(recipe.credit?.url && { isBasedOn: recipe.credit.url }),
    datePublished: recipe.datePublished,
    ...(recipe.dateModified !== null && { dateModified: recipe.dateModified }),
    ...(recipe.description && { description: recipe.description }),
    ...times(recipe),
    ...(recipe.recipeYield && { recipeYield: recipe.recipeYield }),
    ...(recipe.categories.length > 0 && { recipeCategory: recipe.categories }),
    ...(recipe.cuisines.length > 0 && { recipeCuisine: recipe.cuisines }),
    ...(recipe.methods.length > 0 && { cookingMethod: recipe.methods }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(recipe.access.kind === 'open' ? open(recipe, recipe.access) : locked(recipe.access)),
  };
}

type RecipeParts = Omit<Partial<Recipe>, '@type'>;

function open(recipe: RecipeData, body: OpenRecipe): RecipeParts {
  const keywords = distinctKeywords(recipe, body.keywords);
  const tool = body.equipment.map((name): HowToTool => ({ '@type': 'HowToTool', name }));
  const instructions = instructionsOf(body.instructionGroups);
  const ingredients = body.ingredients.filter((line) => !isBlank(line));
  return {
    isAccessibleForFree: true,
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    ...(ingredients.length > 0 && { recipeIngredient: ingredients }),
    ...(instructions.length > 0 && { recipeInstructions: instructions }),
    ...(tool.length > 0 && { tool }),
    ...(body.video && { video: videoStructuredData(body.video) }),
  };
}

function locked({ lockedSelector }: LockedRecipe): RecipeParts {
  return {
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: lockedSelector },
  };
}

function authorOf({ type, name, url }: RecipeData['author']): Person | Organization {
  return { '@type': type, name, ...(url !== null && { url }) };
}

// Search engines take preparing and cooking time together or not at all.
function times({
  prepTimeMinutes: prep,
  cookTimeMinutes: cook,
  ...recipe
}: RecipeData): RecipeParts {
  const total = recipe.totalTimeMinutes;
  return {
    ...(prep !== null &&
      cook !== null && { prepTime: formatIsoDuration(prep), cookTime: formatIsoDuration(cook) }),
    ...(total !== null && total > 0 && { totalTime: formatIsoDuration(total) }),
  };
}

// Keywords must repeat neither category nor cuisine.
function distinctKeywords(recipe: RecipeData, keywords: readonly string[]): string[] {
  const byPlainText = new Map(keywords.map((keyword) => [plain(keyword), keyword.trim()]));
  for (const title of ['', ...recipe.categories, ...recipe.cuisines]) {
    byPlainText.delete(plain(title));
  }
  return [...byPlainText.values()];
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

// A single group is the recipe itself and needs no section around its steps. Without words a step
// tells search engines nothing.
function instructionsOf(groups: readonly InstructionGroupData[]): (HowToSection | HowToStep)[] {
  const worded = groups.map((group) => ({
    ...group,
    steps: group.steps.filter(({ text }) => !isBlank(text)),
  }));
  const filled = worded.filter((group) => group.steps.length > 0);
  if (filled.length === 1) return filled.flatMap((group) => group.steps.map(stepOf));
  return filled.map((group) => ({
    '@type': 'HowToSection',
    ...(group.title !== null && { name: group.title }),
    itemListElement: group.steps.map(stepOf),
  }));
}

function stepOf({ text, url, imageUrl }: StepData): HowToStep {
  return { '@type': 'HowToStep', text, url, ...(imageUrl !== null && { image: imageUrl }) };
}

function videoStructuredData(video: VideoData): VideoObject {
  return {
    '@type': 'VideoObject',
    name: video.name,
    ...(video.description && { description: video.description }),
    thumbnailUrl: video.thumbnailUrl,
    uploadDate: video.uploadDate,
    ...(video.contentUrl !== null && { contentUrl: video.contentUrl }),
    ...(video.embedUrl !== null && { embedUrl: video.embedUrl }),
  };
}
