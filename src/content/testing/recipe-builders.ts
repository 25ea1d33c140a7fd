import type { Page, SiteFrame } from '../page-models.ts';
import type { IngredientLineModel, RecipeBody, StepModel } from '../recipe-models.ts';
import { aPageMeta, aProfile, aRecipeCard, aSiteFrame, anImage } from './frame-builders.ts';
import { aText, aUsage, anAmount } from './text-builders.ts';

const anIngredientLine = (given: Partial<IngredientLineModel> = {}): IngredientLineModel => ({
  id: 'a1f5c7e0-2f7a-4d7b-9c0f-000000000001',
  amountText: '3½ cups',
  title: 'bread flour',
  href: null,
  preparation: null,
  note: null,
  source: {
    quantityMin: 3.5,
    quantityMax: null,
    unitSlug: 'cup',
    titleSingular: 'bread flour',
    titlePlural: 'bread flours',
    gramsPerLiter: 530,
    metricMethod: 'weight',
    imperialMethod: 'volume',
  },
  ...given,
});

const aStep = (given: Partial<StepModel> = {}): StepModel => ({
  id: 'b1f5c7e0-2f7a-4d7b-9c0f-000000000001',
  number: 1,
  content: aText('Knead until the dough lets go of the bowl.'),
  timerMinutes: null,
  timerText: null,
  note: null,
  images: [],
  video: null,
  ...given,
});

const lines: [amountText: string, title: string, preparation?: string][] = [
  ['3½ cups', 'bread flour'],
  ['1 cup', 'rye flour', 'whole grain'],
  ['1½ cups', 'water', 'lukewarm'],
  ['½ cup', 'sourdough starter', 'fed the evening before'],
  ['2 tsp', 'salt'],
  ['', 'semolina', 'for the peel'],
];

const ingredientId = (index: number) =>
  `a1f5c7e0-2f7a-4d7b-9c0f-${String(index).padStart(12, '0')}`;

const doughLines = lines.map(([amountText, title, preparation], index) =>
  anIngredientLine({
    id: ingredientId(index + 1),
    amountText,
    title,
    preparation: preparation ? aText(preparation) : null,
  }),
);

const doughSteps: StepModel[] = [
  aStep({
    content: aText([
      { text: 'Stir ' },
      anAmount(1.5, '1½ cups'),
      { text: ' water into the ' },
      aUsage(ingredientId(4), 'starter'),
      { text: ' until it is milky, then add both flours and mix until no dry spot is left.' },
    ]),
  }),
  aStep({
    number: 2,
    content: aText(
      'Cover and leave it alone. The flour drinks, the dough slackens, and half of the kneading is done.',
    ),
    timerMinutes: 40,
    timerText: '40 minutes',
  }),
  aStep({
    number: 3,
    content: aText(
      'Sprinkle the salt over the dough and fold it in. Fold again every half hour, four times in all.',
    ),
    note: aText('Wet hands do not stick.'),
  }),
];

const bakingSteps: StepModel[] = [
  aStep({
    number: 4,
    content: aText([
      { text: 'Heat the oven with the pot inside to ' },
      anAmount(475, '475 °F'),
      { text: '. Slash the loaf, lower it in and bake it covered.' },
    ]),
    timerMinutes: 25,
    timerText: '25 minutes',
  }),
  aStep({
    number: 5,
    content: aText([
      { text: 'Take off the lid, turn down to ' },
      anAmount(430, '430 °F'),
      { text: ' and bake until the crust is the colour of chestnuts.' },
    ]),
    timerMinutes: 20,
    timerText: '20 minutes',
    images: [anImage({ key: 'pictures/crust', alt: 'The crust, nearly black at the edges' })],
  }),
];

const aRecipeWork = {
  ingredientGroups: [{ id: 'c1', title: null, note: null, lines: doughLines }],
  instructionGroups: [
    { id: 'd1', title: 'The dough', note: null, steps: doughSteps },
    { id: 'd2', title: 'The baking', note: null, steps: bakingSteps },
  ],
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
  note: aText('The loaf keeps four days wrapped in linen and is best on the second.'),
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
  description: aText('A loaf for the whole week: dark crust, sour crumb and a day of patience.'),
  privacySetting: 'public',
  isLocked: false,
  media: [{ kind: 'image', image: anImage() }],
  badges: ['Baking & Desserts'],
  ingredientCountText: '6 ingredients',
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
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
  ...aRecipeWork,
  credit: null,
  terms: [{ label: 'Baking & Desserts', href: '/recipes?meals=dessert' }],
  collections: [{ label: 'Slow Sundays', href: '/collections/slow-sundays' }],
  moreRecipes: ['Barley broth', 'Oven-dried plums', 'Butter beans in ash', 'Seeded crispbread'].map(
    (title, index) => aRecipeCard({ id: `more-${index}`, title, href: `/recipes/more-${index}` }),
  ),
  profile: aProfile(),
  showsComments: true,
  showsNewsletter: true,
  units: [],
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
      ingredientGroups: [],
      instructionGroups: [],
      equipment: [],
      note: null,
      story: null,
      ...given.body,
    },
  });
