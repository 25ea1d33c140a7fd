import type { IngredientLine } from '#domain/cooking/ingredient-line.ts';
import type { RecipeWork, Step } from '#domain/cooking/recipe-work.ts';
import type { Page, SiteFrame } from '../page-models.ts';
import type { RecipeBody } from '../recipe/recipe-models.ts';
import { aPageMeta, aProfile, aRecipeCard, aSiteFrame, anImage } from './frame-builders.ts';
import { aCookText, aText } from './text-builders.ts';

const aStep = (given: Partial<Step> = {}): Step => ({
  id: 'b1f5c7e0-2f7a-4d7b-9c0f-000000000001',
  number: 1,
  content: aCookText('Knead until the dough lets go of the bowl.'),
  ...given,
});

const ingredientId = (index: number) =>
  `a1f5c7e0-2f7a-4d7b-9c0f-${String(index).padStart(12, '0')}`;
const stepId = (number: number) => `b1f5c7e0-2f7a-4d7b-9c0f-${String(number).padStart(12, '0')}`;

const rows: [min: number | null, unit: string | null, title: string, preparation?: string][] = [
  [3.5, 'cup', 'bread flour'],
  [1, 'cup', 'rye flour', 'whole grain'],
  [1.5, 'cup', 'water', 'lukewarm'],
  [0.5, 'cup', 'sourdough starter', 'fed the evening before'],
  [2, 'teaspoon', 'salt'],
  [null, null, 'semolina', 'for the peel'],
];

const doughLines = rows.map(([min, unit, title, preparation], index): IngredientLine => ({
  id: ingredientId(index + 1),
  title,
  ...(min !== null && { quantity: { min, max: null } }),
  ...(unit !== null && { unit }),
  ...(preparation && { preparation: aCookText(preparation) }),
}));

const doughSteps: Step[] = [
  aStep({
    id: stepId(1),
    content: aCookText([
      { text: 'Stir ' },
      { type: 'amount', quantity: 1.5, unit: 'cup' },
      { text: ' water into the ' },
      { type: 'usage', id: ingredientId(4), words: 'starter' },
      { text: ' until it is milky, then add both flours and mix until no dry spot is left.' },
    ]),
  }),
  aStep({
    id: stepId(2),
    number: 2,
    content: aCookText(
      'Cover and leave it alone. The flour drinks, the dough slackens, and half of the kneading is done.',
    ),
    timerMinutes: 40,
  }),
  aStep({
    id: stepId(3),
    number: 3,
    content: aCookText(
      'Sprinkle the salt over the dough and fold it in. Fold again every half hour, four times in all.',
    ),
    note: aCookText('Wet hands do not stick.'),
  }),
];

const bakingSteps: Step[] = [
  aStep({
    id: stepId(4),
    number: 4,
    content: aCookText([
      { text: 'Heat the oven with the pot inside to ' },
      { type: 'temperature', fahrenheit: '475 °F', celsius: '245°C' },
      { text: '. Slash the loaf, lower it in and bake it covered.' },
    ]),
    timerMinutes: 25,
  }),
  aStep({
    id: stepId(5),
    number: 5,
    content: aCookText([
      { text: 'Take off the lid, turn down to ' },
      { type: 'temperature', fahrenheit: '430 °F', celsius: '220°C' },
      { text: ' and bake until the crust is the colour of chestnuts.' },
    ]),
    timerMinutes: 20,
    images: [anImage({ key: 'pictures/crust', alt: 'The crust, nearly black at the edges' })],
  }),
];

export const aRecipeWork: RecipeWork = {
  id: '7d3c1d4e-0a53-4a8a-8f2b-6f5b6e3c2a11',
  title: 'Country loaf with rye',
  slug: 'country-loaf-with-rye',
  choices: ['amounts', 'measures', 'temperature'],
  yield: { yieldServings: 1, one: 'loaf', many: 'loaves' },
  measurementSystem: 'imperial',
  temperatureSystem: 'fahrenheit',
  ingredientGroups: [{ lines: doughLines }],
  instructionGroups: [
    { title: 'The dough', steps: doughSteps },
    { title: 'The baking', steps: bakingSteps },
  ],
  note: aCookText('The loaf keeps four days wrapped in linen and is best on the second.'),
};

const openParts = {
  work: aRecipeWork,
  equipment: [
    {
      id: 'e1',
      title: 'Cast-iron pot',
      href: 'https://shop.example/pot',
      note: '5 quarts',
      image: anImage({ key: 'pictures/pot' }),
    },
    { id: 'e2', title: 'Proofing basket', href: null, note: null, image: null },
  ],
  story: {
    excerpt: aText(
      'My grandmother baked on Saturdays, because the stove was hot for the washing anyway.',
    ),
    more: aText('She never wrote anything down. This is what I remember, and what the scale says.'),
  },
} satisfies Partial<RecipeBody>;

const aRecipeBody = (given: Partial<RecipeBody> = {}): RecipeBody => ({
  id: '7d3c1d4e-0a53-4a8a-8f2b-6f5b6e3c2a11',
  slug: 'country-loaf-with-rye',
  title: 'Country loaf with rye',
  language: 'en',
  description: aText('A loaf for the whole week: dark crust, sour crumb and a day of patience.'),
  privacySetting: 'public',
  isLocked: false,
  media: [{ kind: 'image', image: anImage() }],
  badges: ['Baking & Desserts'],
  teaser: null,
  times: [
    { label: 'Prep', text: '35 min', iso: 'PT35M' },
    { label: 'Cook', text: '45 min', iso: 'PT45M' },
    { label: 'Rest', text: '12 hr', iso: 'PT12H' },
  ],
  totalTime: { label: 'Total', text: '13 hr 20 min', iso: 'PT13H20M' },
  difficultyText: 'Medium',
  servings: { yieldServings: 1, description: 'loaf', makesText: 'one loaf' },
  author: { displayName: 'Marta Lindqvist', avatar: null },
  published: { iso: '2026-10-18', text: 'October 18, 2026' },
  defaults: { measurementSystem: 'imperial', temperatureSystem: 'fahrenheit' },
  ...openParts,
  share: {
    title: 'Country loaf with rye',
    url: 'https://old-hearth.example/recipes/country-loaf-with-rye',
    imageUrl: null,
  },
  credit: null,
  terms: [{ label: 'Baking & Desserts', href: '/recipes?meals=dessert' }],
  collections: [{ label: 'Slow Sundays', href: '/collections/slow-sundays' }],
  moreRecipes: ['Barley broth', 'Oven-dried plums', 'Butter beans in ash', 'Seeded crispbread'].map(
    (title, index) => aRecipeCard({ id: `more-${index}`, title, href: `/recipes/more-${index}` }),
  ),
  featuredRecipes: [],
  profile: aProfile(),
  comments: 'shown',
  showsNewsletter: true,
  ...given,
});

type Given = { frame?: Partial<SiteFrame>; body?: Partial<RecipeBody> };

export const aRecipePage = (given: Given = {}): { kind: 'recipe' } & Page<RecipeBody> => ({
  kind: 'recipe',
  frame: aSiteFrame(given.frame),
  meta: aPageMeta({
    path: '/recipes/country-loaf-with-rye',
    title: 'Country loaf with rye | Old Hearth',
    type: 'article',
    structuredData: [{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Country loaf' }],
  }),
  body: aRecipeBody(given.body),
});

/** A premium recipe as everyone may see it: the top section and nothing below. */
export const aLockedRecipePage = (given: Given = {}) =>
  aRecipePage({
    ...given,
    body: {
      privacySetting: 'subscribers_only',
      isLocked: true,
      work: null,
      equipment: [],
      story: null,
      ...given.body,
    },
  });
