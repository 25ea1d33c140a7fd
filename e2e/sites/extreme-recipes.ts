import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { uuidFrom } from '#scripts/manage-api/uuid-from.ts';

/** Recipes that no cook writes by accident and every page has to survive. */
export type ExtremeRecipe = RecipeInput & { id: string };

export const extremeSlug = 'extremes';
export const extremeTitle = 'Küchenchronik der Grafschaft';
/** The recipe with a thousand comments. */
export const talkedAboutSlug = 'one-ingredient';
/** The marker in every field of the premium recipe that only subscribers may read. */
export const secretWord = 'saffronsecret';

const namespace = '5f0f7a52-6f0e-4d0a-9b1f-5f8a1c0f6a11';
const idOf = (name: string) => uuidFrom(namespace, name);
const cupId = '78f5f04f-5603-4fe9-8c12-f560fef63bba';

export const extremeRecipes: ExtremeRecipe[] = [
  recipe('long-title', {
    title:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützentorte mit Zwetschgenröster und Schlagobershäubchen',
    description: text(
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzlich unbedenklich.',
    ),
    ingredientUsageGroups: [
      ingredients('Schokoladenbiskuitboden', [
        'Kartoffelstärkemehlersatzbindemittel',
        'Haselnusskrokantschokoladenstreusel, grob zerstoßen und durch ein Haarsieb gestrichen',
      ]),
    ],
    instructionGroups: [
      steps('Überzugsschokoladentemperierung', [
        'Die Schokoladenkuvertüre über dem Wasserbad schmelzen und temperieren.',
      ]),
    ],
  }),
  recipe('one-ingredient', {
    title: 'Ice',
    ingredientUsageGroups: [ingredients('All there is', ['water'])],
    instructionGroups: [steps('How', ['Freeze.'])],
  }),
  recipe('sixty-ingredients', {
    title: 'Grand mole of the whole village',
    prepTimeMinutes: 240,
    cookTimeMinutes: 360,
    customTimeMinutes: 2880,
    customTimeLabel: 'Standing',
    yieldServings: 60,
    difficultyLevel: 'hard',
    ingredientUsageGroups: ['Chillies', 'Seeds', 'Fruit', 'Spices', 'Broth', 'To serve'].map(
      (title) =>
        ingredients(
          title,
          numbered(10, (number) => `${title} number ${number}`),
        ),
    ),
    instructionGroups: ['The day before', 'In the morning', 'At noon'].map((title) =>
      steps(
        title,
        numbered(10, (number) => `Toast and grind portion ${number} until it smells of nuts.`),
      ),
    ),
    note: text('It keeps for a week.'),
  }),
  recipe('with-video', {
    title: 'An omelette, filmed',
    youtubeVideoId: 'dQw4w9WgXcQ',
    ingredientUsageGroups: [ingredients('The omelette', ['eggs', 'butter'])],
    instructionGroups: [steps('In the pan', ['Beat, pour, fold.'])],
  }),
  recipe('premium', {
    title: 'For subscribers only',
    description: text('What everybody may read.'),
    privacySetting: 'subscribers_only',
    ingredientUsageGroups: [ingredients('What it is made of', [secretWord, `${secretWord} too`])],
    instructionGroups: [steps('How it is made', [`Stir the ${secretWord}.`])],
    note: text(`Mind the ${secretWord}.`),
    storyExcerpt: text(`How ${secretWord} came to us.`),
    storyMore: text(`More of ${secretWord}.`),
  }),
];

export const extremePaths = extremeRecipes.map(({ slug }) => `/recipes/${slug}`);

function recipe(slug: string, content: Omit<RecipeInput, 'slug'>): ExtremeRecipe {
  return { id: idOf(slug), slug, ...content };
}

function ingredients(title: string, titles: string[]) {
  return {
    id: idOf(`ingredients ${title}`),
    title,
    note: null,
    ingredientUsages: titles.map((ingredientTitleOverride, index) => ({
      id: idOf(`${title} ${ingredientTitleOverride}`),
      quantityMin: index + 0.5,
      quantityMax: null,
      unitId: cupId,
      ingredientId: null,
      preparation: null,
      ingredientTitleOverride,
      link: null,
      note: null,
    })),
  };
}

function steps(title: string, lines: string[]) {
  return {
    id: idOf(`steps ${title}`),
    title,
    note: null,
    instructions: lines.map((line) => ({
      id: idOf(`${title} ${line}`),
      content: text(line),
      timerMinutes: null,
      note: null,
      videoId: null,
      images: [],
    })),
  };
}

function text(line: string): RichText {
  return { type: 'document', children: [{ type: 'paragraph', children: [{ text: line }] }] };
}

function numbered(count: number, write: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => write(index + 1));
}
